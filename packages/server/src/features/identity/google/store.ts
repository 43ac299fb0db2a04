import type { Executor } from '../../../platform/db/database.ts'

export const GOOGLE_PROVIDER = 'google'

export async function findUserOfGoogle(subject: string, db: Executor): Promise<string | undefined> {
  const row = await db
    .selectFrom('auth_account')
    .select('user_id')
    .where('provider_id', '=', GOOGLE_PROVIDER)
    .where('account_id', '=', subject)
    .executeTakeFirst()
  return row?.user_id
}

/** Returns the address at Google; undefined when none is linked. */
export async function findGoogleOf(userId: string, db: Executor): Promise<string | undefined> {
  const row = await db
    .selectFrom('auth_account')
    .select('label')
    .where('provider_id', '=', GOOGLE_PROVIDER)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.label
}

interface Link {
  userId: string
  subject: string
  email: string
  now: Date
}

/** Links a person at Google. Returns false when that one is linked already, to anybody. */
export async function insertLink({ userId, subject, email, now }: Link, db: Executor): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('auth_account')
    .values({
      id: `${GOOGLE_PROVIDER}:${subject}`,
      account_id: subject,
      provider_id: GOOGLE_PROVIDER,
      user_id: userId,
      label: email,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function deleteLink(userId: string, db: Executor): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_account')
    .where('provider_id', '=', GOOGLE_PROVIDER)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
