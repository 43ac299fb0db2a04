import type { Executor } from '../../../platform/db/database.ts'

/** Lets those who write the subscriptions of an account do so one after another. */
export async function lockAccount(accountId: string, trx: Executor): Promise<void> {
  await trx
    .selectFrom('accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}
