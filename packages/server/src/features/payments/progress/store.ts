import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type OrderRow = Selectable<Tables['orders']>

/** By the provider's id: a receipt or an event carries no account id of ours. */
export const findByIntent = (intentId: string, db: Executor): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('intent_id', '=', intentId).executeTakeFirst()

export const find = (orderId: string, db: Executor): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst()

export const lock = (orderId: string, trx: Executor): Promise<OrderRow | undefined> =>
  trx.selectFrom('orders').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst()

export interface Change {
  payment_status: OrderRow['payment_status']
  failure: string
  refunded_amount: number
  refund_reason: string
  paid_at: Date | null
  taken: number
  is_oversold: boolean
  claimed_at: Date
}

/** Returns the pieces that other confirmed payments hold until their money is taken. */
export async function countClaimed(
  { account_id, product_id, variant_id, order_id }: OrderRow,
  trx: Executor,
): Promise<number> {
  const { held } = await trx
    .selectFrom('orders')
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('held'))
    .where('account_id', '=', account_id)
    .where('product_id', '=', product_id)
    .where('variant_id', '=', variant_id)
    .where('payment_status', '=', 'PROCESSING')
    .where('claimed_at', 'is not', null)
    .where('order_id', '<>', order_id)
    .executeTakeFirstOrThrow()
  return held
}

/** Earlier reads of it become outdated. */
export async function change(
  { account_id: accountId, order_id: orderId }: OrderRow,
  set: Partial<Change>,
  trx: Executor,
) {
  await trx
    .updateTable('orders')
    .set({ ...set, revision: sql<number>`revision + 1` })
    .where('account_id', '=', accountId)
    .where('order_id', '=', orderId)
    .execute()
}

/** Returns false when the provider was queried about this order since that moment; otherwise records that it is now. */
export async function takeLook(orderId: string, since: Date, now: Date, db: Executor): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ looked_at: now })
    .where('order_id', '=', orderId)
    .where('looked_at', '<=', since)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Claims open orders of this mode that are due for a check, so that no other process takes them too: a quarter of their
 * age after the last check, at least a minute and at most six hours; those past the time for paying at once.
 */
export async function takeOpen(
  { isTest, now, payWithinMs, most }: { isTest: boolean; now: Date; payWithinMs: number; most: number },
  db: Executor,
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    update orders set looked_at = ${now} where order_id in (
      select order_id from orders
      where payment_status in ('INCOMPLETE', 'PROCESSING') and is_test = ${isTest}
        and looked_at <= ${now}::timestamptz - interval '1 minute'
        and (looked_at <= ${now}::timestamptz - least(interval '6 hours', (${now}::timestamptz - created_at) / 4)
          or payment_status = 'INCOMPLETE' and created_at <= ${new Date(now.getTime() - payWithinMs)})
      order by payment_status = 'PROCESSING' desc, looked_at limit ${most} for update skip locked)
    returning *`.execute(db)
  return rows
}

export async function hasEvent(eventId: string, db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('payment_events')
    .select('event_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns false when it was processed already. */
export async function noteEvent(eventId: string, now: Date, trx: Executor): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_events')
    .values({ event_id: eventId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Fails an order that was never paid and is unknown to the provider. */
export async function giveUp(order: OrderRow, failure: string, db: Executor): Promise<void> {
  await db
    .updateTable('orders')
    .set({ payment_status: 'FAILED', failure, revision: sql<number>`revision + 1` })
    .where('account_id', '=', order.account_id)
    .where('order_id', '=', order.order_id)
    .where('payment_status', 'in', ['INCOMPLETE', 'PROCESSING'])
    .execute()
}

/** Deletes the buyers of unpaid orders. */
export async function deleteBuyers(before: Date, db: Executor): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      buyer_name: '',
      buyer_email: '',
      address: null,
      note: '',
      words: sql<string>`lower(order_number || ' ' || replace(order_number, '-', '') || ' ' || title || ' ' || variant_name)`,
    })
    .where('payment_status', '=', 'FAILED')
    .where('created_at', '<', before)
    .where((expression) =>
      expression.or([
        expression('buyer_email', '<>', ''),
        expression('buyer_name', '<>', ''),
        expression('address', 'is not', null),
        expression('note', '<>', ''),
      ]),
    )
    .execute()
}

export async function dropUnpaid(before: Date, db: Executor): Promise<void> {
  await db.deleteFrom('orders').where('payment_status', '=', 'FAILED').where('created_at', '<', before).execute()
}

export async function dropEvents(before: Date, db: Executor): Promise<void> {
  await db.deleteFrom('payment_events').where('created_at', '<', before).execute()
}
