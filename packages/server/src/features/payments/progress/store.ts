import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type OrderRow = Selectable<Tables['orders']>

/** By the provider's id: a receipt and an event name no account of ours. */
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
}

/** What was read of it before counts no longer. */
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

/** False when the provider was asked about this order since that moment; else it counts as asked now. */
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
 * Orders of this mode that are open and whose turn it is to be looked after, so that no other process has them too: a
 * quarter of their age after the last look, at least a minute and at most six hours; those past the hold at once.
 */
export async function takeOpen(
  { isTest, now, holdMs, most }: { isTest: boolean; now: Date; holdMs: number; most: number },
  db: Executor,
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    update orders set looked_at = ${now} where order_id in (
      select order_id from orders
      where payment_status in ('INCOMPLETE', 'PROCESSING') and is_test = ${isTest}
        and looked_at <= ${now}::timestamptz - interval '1 minute'
        and (looked_at <= ${now}::timestamptz - least(interval '6 hours', (${now}::timestamptz - created_at) / 4)
          or payment_status = 'INCOMPLETE' and created_at <= ${new Date(now.getTime() - holdMs)})
      order by looked_at limit ${most} for update skip locked)
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

/** False when it had its effect already. */
export async function noteEvent(eventId: string, now: Date, trx: Executor): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_events')
    .values({ event_id: eventId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** An order that was never paid, and of which the provider knows nothing. */
export async function giveUp(order: OrderRow, failure: string, db: Executor): Promise<void> {
  await db
    .updateTable('orders')
    .set({ payment_status: 'FAILED', failure, revision: sql<number>`revision + 1` })
    .where('account_id', '=', order.account_id)
    .where('order_id', '=', order.order_id)
    .where('payment_status', 'in', ['INCOMPLETE', 'PROCESSING'])
    .execute()
}

/** Forgets who did not pay. */
export async function forgetBuyers(before: Date, db: Executor): Promise<void> {
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
