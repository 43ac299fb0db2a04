import type { Selectable } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { BillingTables } from '../../../platform/db/tables/billing-tables.ts'

export type CustomerRow = Selectable<BillingTables['billing_customers']>
interface Whose {
  accountId: string
  isTest: boolean
}

export const findCustomer = ({ accountId, isTest }: Whose, db: Executor): Promise<CustomerRow | undefined> =>
  db
    .selectFrom('billing_customers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_test', '=', isTest)
    .executeTakeFirst()

/** Returns the customer's row, which is made with the first look. */
export async function ensureCustomer({ accountId, isTest }: Whose, db: Executor): Promise<CustomerRow> {
  await db
    .insertInto('billing_customers')
    .values({ account_id: accountId, is_test: isTest })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('billing_customers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_test', '=', isTest)
    .executeTakeFirstOrThrow()
}

export const lockCustomer = ({ accountId, isTest }: Whose, trx: Executor): Promise<CustomerRow | undefined> =>
  trx
    .selectFrom('billing_customers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_test', '=', isTest)
    .forUpdate()
    .executeTakeFirst()

const change = ({ accountId, isTest }: Whose, db: Executor) =>
  db.updateTable('billing_customers').where('account_id', '=', accountId).where('is_test', '=', isTest)

/** Keeps the first id that is stored: two first looks get the same one from the provider. */
export async function setCustomerId(whose: Whose, customerId: string, db: Executor): Promise<void> {
  await change(whose, db).set({ customer_id: customerId }).where('customer_id', 'is', null).execute()
}

export interface OpenCheckout {
  sessionId: string
  url: string
  /** What is bought there. */
  wish: string
  until: Date
}

/** Stores an open page unless another was stored since `count` was read; returns whether it did. */
export async function keepCheckout(
  whose: Whose,
  count: number,
  { sessionId, url, wish, until }: OpenCheckout,
  db: Executor,
): Promise<boolean> {
  const { numUpdatedRows } = await change(whose, db)
    .set({
      checkout_count: count + 1,
      checkout_id: sessionId,
      checkout_url: url,
      checkout_plan: wish,
      checkout_until: until,
    })
    .where('checkout_count', '=', count)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a page that was used or has ended; another that was opened meanwhile stays. */
export async function dropCheckout(whose: Whose, sessionId: string, db: Executor): Promise<void> {
  await change(whose, db)
    .set({ checkout_id: null, checkout_url: '', checkout_plan: '', checkout_until: null })
    .where('checkout_id', '=', sessionId)
    .execute()
}

export async function countReading(whose: Whose, revision: string, db: Executor): Promise<void> {
  await change(whose, db)
    .set({ revision: `${BigInt(revision) + 1n}` })
    .execute()
}

export async function useTrial(whose: Whose, at: Date, db: Executor): Promise<void> {
  await change(whose, db).set({ trial_used_at: at }).where('trial_used_at', 'is', null).execute()
}

/** Returns the account of a customer of the provider. For events, which carry no account of ours. */
export async function accountOfCustomer(customerId: string, db: Executor): Promise<string | undefined> {
  const row = await db
    .selectFrom('billing_customers')
    .select('account_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.account_id
}

/** Returns accounts that have a page for paying whose end is not known. */
export const listPaying = (isTest: boolean, limit: number, db: Executor) =>
  db
    .selectFrom('billing_customers')
    .select('account_id')
    .where('is_test', '=', isTest)
    .where('checkout_id', 'is not', null)
    .orderBy('checkout_until')
    .limit(limit)
    .execute()

export async function nameOf(accountId: string, db: Executor): Promise<string> {
  const row = await db.selectFrom('accounts').select('name').where('account_id', '=', accountId).executeTakeFirst()
  return row?.name ?? ''
}
