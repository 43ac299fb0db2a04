import type { Insertable, Selectable } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { BillingTables } from '../../../platform/db/tables/billing-tables.ts'

export type SubscriptionRow = Selectable<BillingTables['subscriptions']>
export type NewSubscription = Insertable<BillingTables['subscriptions']>

/** Returns the one subscription of an account that has not ended. */
export const findRunning = (accountId: string, db: Executor): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '<>', 'ENDED')
    .executeTakeFirst()

export const findSubscription = (
  accountId: string,
  subscriptionId: string,
  db: Executor,
): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst()

export async function putSubscription(row: NewSubscription, db: Executor): Promise<void> {
  const { subscription_id: _id, account_id: _account, ...rest } = row
  await db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('subscription_id').doUpdateSet(rest).where('subscriptions.account_id', '=', row.account_id),
    )
    .execute()
}

/** Whether the account ever had one. */
export async function hadOne(accountId: string, db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('subscription_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns running ones to be read again: not read for a day, past their period, or with a payment or a confirmation missing. */
export const listStale = (
  { isTest, readBefore, endedBefore, limit }: { isTest: boolean; readBefore: Date; endedBefore: Date; limit: number },
  db: Executor,
) =>
  db
    .selectFrom('subscriptions')
    .select(['account_id', 'subscription_id'])
    .where('source', '=', 'stripe')
    .where('is_test', '=', isTest)
    .where('status', '<>', 'ENDED')
    .where((is) =>
      is.or([
        is('read_at', '<', readBefore),
        is('period_end', '<', endedBefore),
        is('status', '=', 'PAST_DUE'),
        is('confirm_until', 'is not', null),
      ]),
    )
    .orderBy('read_at')
    .limit(limit)
    .execute()

/** The job of a mail knows only the subscription. */
export const findForMail = (subscriptionId: string, db: Executor): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('subscription_id', '=', subscriptionId).executeTakeFirst()
