import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { ordersRetainedUntil } from '../../../platform/db/orders-retained-until.ts'
import type { OrderRow } from '../orders/store.ts'

/** Earlier releases stored addresses as they were typed. */
const isBuyer = (email: string) => sql<boolean>`buyer_email <> '' and lower(buyer_email) = ${email}`

/** An order without its buyer: what its columns hold then. Searches find it by number and product. */
const blank = {
  buyer_name: '',
  buyer_email: '',
  address: null,
  note: '',
  refund_reason: '',
  // The receipt shows the buyer's address.
  secret_hash: '',
  erase_at: null,
  words: sql<string>`lower(order_number || ' ' || replace(order_number, '-', '') || ' ' || title || ' ' || variant_name)`,
}

/** Returns a buyer's orders, the newest first, and until when the law keeps each; null: it does not. */
export const listOf = (
  accountId: string,
  email: string,
  years: number,
  db: Executor,
): Promise<(OrderRow & { retained_until: Date | null })[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .select(ordersRetainedUntil(years).as('retained_until'))
    .where('account_id', '=', accountId)
    .where(isBuyer(email))
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .execute()

/** Says of each of the buyer's orders when it is erased. An earlier day stays. */
export async function setEraseAt(accountId: string, email: string, years: number, now: Date, trx: Executor) {
  await trx
    .updateTable('orders')
    .set({ erase_at: sql<Date>`least(erase_at, coalesce(${ordersRetainedUntil(years)}, ${now}::timestamptz))` })
    .where('account_id', '=', accountId)
    .where(isBuyer(email))
    .execute()
}

/** Takes the buyer out of those orders that are due. Returns of how many. */
export async function blankOf(accountId: string, email: string, now: Date, trx: Executor): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set(blank)
    .where('account_id', '=', accountId)
    .where(isBuyer(email))
    .where('erase_at', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function countOf(accountId: string, email: string, db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where(isBuyer(email))
    .executeTakeFirstOrThrow()
  return count
}

/** Takes the buyers out of some orders that are due, of all accounts. Returns of how many. */
export async function blankSomeDue(now: Date, most: number, db: Executor): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set(blank)
    .where('order_id', 'in', (of) =>
      of
        .selectFrom('orders as o')
        .select('o.order_id')
        .where('o.erase_at', '<=', now)
        // Those of an erased account are deleted.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('account_closings as c')
                .select('c.account_id')
                .whereRef('c.account_id', '=', 'o.account_id')
                .where('c.erased_at', 'is not', null),
            ),
          ),
        )
        .limit(most),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Returns the accounts in which somebody bought something. */
export async function accountsWith(email: string, db: Executor): Promise<string[]> {
  const rows = await db.selectFrom('orders').select('account_id').distinct().where(isBuyer(email)).execute()
  return rows.map(({ account_id: id }) => id)
}
