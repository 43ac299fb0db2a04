import type { Selectable } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

/** `closes_at`: when it is erased, as its owner closed it. */
export type AccountRow = Selectable<Tables['accounts']> & { closes_at: Date | null }

export async function insertAccount(
  { accountId, identityId, name }: { accountId: string; identityId: string; name: string },
  db: Executor,
): Promise<void> {
  await db.insertInto('accounts').values({ account_id: accountId, identity_id: identityId, name }).execute()
}

export const findAccount = (accountId: string, db: Executor): Promise<AccountRow | undefined> =>
  db
    .selectFrom('accounts as a')
    .leftJoin('account_closings as c', 'c.account_id', 'a.account_id')
    .selectAll('a')
    .select('c.erase_at as closes_at')
    .where('a.account_id', '=', accountId)
    .executeTakeFirst()

/** Whether it ever made an instant app; one that was deleted counts. */
export async function isCreator(accountId: string, db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('experiences')
    .select('experience_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
