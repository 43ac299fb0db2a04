import type { Executor } from '../../../platform/db/database.ts'

export async function isHandled(eventId: string, db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('billing_events')
    .select('event_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row !== undefined
}

export async function setHandled(event: { eventId: string; type: string }, at: Date, db: Executor): Promise<void> {
  await db
    .insertInto('billing_events')
    .values({ event_id: event.eventId, type: event.type, handled_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteEvents(before: Date, db: Executor): Promise<void> {
  await db.deleteFrom('billing_events').where('handled_at', '<', before).execute()
}

export async function rememberPrices(prices: readonly { priceId: string; key: string }[], db: Executor): Promise<void> {
  if (prices.length === 0) return
  await db
    .insertInto('billing_prices')
    .values(prices.map(({ priceId, key }) => ({ price_id: priceId, plan_id: key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function planOfPrice(priceId: string, db: Executor): Promise<string | undefined> {
  const row = await db.selectFrom('billing_prices').select('plan_id').where('price_id', '=', priceId).executeTakeFirst()
  return row?.plan_id
}
