import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type PayoutRow = Selectable<Tables['payout_accounts']>

/** Returns the account's payout account, for live or test mode. */
export const find = (accountId: string, isTest: boolean, db: Executor): Promise<PayoutRow | undefined> =>
  db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_test', '=', isTest)
    .executeTakeFirst()

/** Connects it to the account, replacing a previous one. */
export async function connect(
  { accountId, providerAccountId, isReady, isTest }: Connected,
  db: Executor,
): Promise<PayoutRow> {
  const values = { provider_account_id: providerAccountId, is_ready: isReady, is_connected: true, is_test: isTest }
  // Both keys are unique, and of two inserts at a time either may collide first: no single one can be named here.
  const inserted = await db
    .insertInto('payout_accounts')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (inserted) return inserted
  return db
    .updateTable('payout_accounts')
    .set({ ...values, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface Connected {
  accountId: string
  providerAccountId: string
  isReady: boolean
  isTest: boolean
}

/** Does not notify pages when nothing changes. */
export async function setReady(providerAccountId: string, isReady: boolean, db: Executor): Promise<void> {
  await db
    .updateTable('payout_accounts')
    .set({ is_ready: isReady, updated_at: sql<Date>`now()` })
    .where('provider_account_id', '=', providerAccountId)
    .where('is_ready', '<>', isReady)
    .execute()
}

export async function disconnect(accountId: string, db: Executor): Promise<void> {
  await db
    .updateTable('payout_accounts')
    .set({ is_connected: false, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('is_connected', '=', true)
    .execute()
}

/** Whether it is a payout account here. For webhook events, which carry no account id of ours. */
export async function isKnown(providerAccountId: string, db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('payout_accounts')
    .select('account_id')
    .where('provider_account_id', '=', providerAccountId)
    .executeTakeFirst()
  return row !== undefined
}

/** The merchant revoked our access at the provider. */
export async function lose(providerAccountId: string, db: Executor): Promise<void> {
  await db
    .updateTable('payout_accounts')
    .set({ is_connected: false, is_ready: false, updated_at: sql<Date>`now()` })
    .where('provider_account_id', '=', providerAccountId)
    .execute()
}
