import { type Insertable, type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type ContactChange = Selectable<Tables['auth_contact_changes']>

export async function insertChange(row: Insertable<Tables['auth_contact_changes']>, db: Executor): Promise<void> {
  await db.insertInto('auth_contact_changes').values(row).execute()
}

interface Answer {
  changeId: string
  userId: string
  codeHash: string
  maxMisses: number
  now: Date
}

/** Checks a code in one statement: the right one confirms the change, a wrong one counts. Undefined when it is closed. */
export function answerChange(
  { changeId, userId, codeHash, maxMisses, now }: Answer,
  db: Executor,
): Promise<(ContactChange & { isRight: boolean }) | undefined> {
  const isRight = sql<boolean>`code_hash = ${codeHash}`
  return db
    .updateTable('auth_contact_changes')
    .set({
      confirmed_at: sql<Date | null>`case when ${isRight} then ${now}::timestamptz end`,
      misses: sql<number>`misses + case when ${isRight} then 0 else 1 end`,
    })
    .where('change_id', '=', changeId)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('misses', '<', maxMisses)
    .returningAll()
    .returning(isRight.as('isRight'))
    .executeTakeFirst()
}

/** Lets a confirmed change be undone by a token, until then. */
export async function letUndo(changeId: string, undoHash: string, until: Date, db: Executor): Promise<void> {
  await db
    .updateTable('auth_contact_changes')
    .set({ undo_hash: undoHash, undo_until: until, expires_at: until })
    .where('change_id', '=', changeId)
    .execute()
}

export const undoChange = (undoHash: string, now: Date, db: Executor): Promise<ContactChange | undefined> =>
  db
    .updateTable('auth_contact_changes')
    .set({ undone_at: now })
    .where('undo_hash', '=', undoHash)
    .where('undo_until', '>', now)
    .where('undone_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Closes the changes of one channel that are not confirmed. */
export async function closeOpen(userId: string, channel: ContactChange['channel'], db: Executor): Promise<void> {
  await db
    .deleteFrom('auth_contact_changes')
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .where('confirmed_at', 'is', null)
    .execute()
}

export async function setEmail(userId: string, email: string, now: Date, db: Executor): Promise<void> {
  await db
    .updateTable('auth_user')
    .set({ email, email_verified: true, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

/** Without a phone there is no code by text message. */
export async function setPhone(userId: string, phone: string | null, now: Date, db: Executor): Promise<void> {
  await db
    .updateTable('auth_user')
    .set({ phone, updated_at: now, ...(phone === null && { sms_challenge: false }) })
    .where('id', '=', userId)
    .execute()
}

/** Removes every way in that was added since: whoever changed the address may have added it. */
export async function deleteWaysInSince(userId: string, since: Date, db: Executor): Promise<void> {
  await db.deleteFrom('auth_passkeys').where('user_id', '=', userId).where('created_at', '>=', since).execute()
  await db.deleteFrom('auth_second_factors').where('user_id', '=', userId).where('created_at', '>=', since).execute()
  await db
    .deleteFrom('auth_account')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'google')
    .where('created_at', '>=', since)
    .execute()
  // No password fits any more: the next one is set by a code to the address that is back.
  await db
    .updateTable('auth_account')
    .set({ password: null })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute()
  await db.deleteFrom('auth_known_devices').where('user_id', '=', userId).execute()
}
