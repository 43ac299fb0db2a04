import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type PayoutRow = Selectable<Tables['payout_accounts']>

/** The account's, of real money or of a rehearsal. */
export const find = (accountId: string, isTest: boolean, db: Executor): Promise<PayoutRow | undefined> =>
  db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_test', '=', isTest)
    .executeTakeFirst()

/** Makes it the account's, connected, in place of one that it had. */
export const connect = (
  { accountId, providerAccountId, isReady, isTest }: Connected,
  db: Executor,
): Promise<PayoutRow> => {
  const values = { provider_account_id: providerAccountId, is_ready: isReady, is_connected: true, is_test: isTest }
  return db
    .insertInto('payout_accounts')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...values, updated_at: sql<Date>`now()` }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface Connected {
  accountId: string
  providerAccountId: string
  isReady: boolean
  isTest: boolean
}

/** Says nothing to pages while nothing changes. */
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

/** Whether somebody here is paid into it. Asked for what the provider tells: it names no account of ours. */
export async function isKnown(providerAccountId: string, db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('payout_accounts')
    .select('account_id')
    .where('provider_account_id', '=', providerAccountId)
    .executeTakeFirst()
  return row !== undefined
}

/** The merchant took us the right to it at the provider. */
export async function lose(providerAccountId: string, db: Executor): Promise<void> {
  await db
    .updateTable('payout_accounts')
    .set({ is_connected: false, is_ready: false, updated_at: sql<Date>`now()` })
    .where('provider_account_id', '=', providerAccountId)
    .execute()
}
