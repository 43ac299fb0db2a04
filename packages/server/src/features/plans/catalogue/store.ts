import type { Executor } from '../../../platform/db/database.ts'

/** Returns what the account's subscription gives. */
export const findHeld = (accountId: string, db: Executor) =>
  db
    .selectFrom('accounts')
    .select(['subscribed_level', 'subscription_period'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
