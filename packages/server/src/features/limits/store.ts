import type { Executor } from '../../platform/db/database.ts'

/** Locks the account's row (against other such locks, not against rows that refer to it) and answers its access level. */
export async function lockAccessLevel(accountId: string, trx: Executor): Promise<number | undefined> {
  const row = await trx
    .selectFrom('accounts')
    .select('access_level')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.access_level
}
