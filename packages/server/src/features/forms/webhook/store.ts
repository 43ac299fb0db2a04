import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type WebhookRow = Selectable<Tables['webhooks']>
export type DeliveryRow = Selectable<Tables['webhook_deliveries']>

export const find = (accountId: string, db: Executor): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhooks').selectAll().where('account_id', '=', accountId).executeTakeFirst()

export const TEST_EVENT = 'test'

export async function countTests(accountId: string, since: Date, db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_deliveries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('event', '=', TEST_EVENT)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Stores the account's webhook; an existing one keeps its secret. */
export const upsert = (row: Insertable<Tables['webhooks']>, db: Executor): Promise<WebhookRow> =>
  db
    .insertInto('webhooks')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ url: row.url, state: row.state, events: row.events, failures_in_row: 0, failing_since: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

export const update = (
  accountId: string,
  values: Updateable<Tables['webhooks']>,
  db: Executor,
): Promise<WebhookRow | undefined> =>
  db.updateTable('webhooks').set(values).where('account_id', '=', accountId).returningAll().executeTakeFirst()

export async function remove(accountId: string, db: Executor): Promise<void> {
  await db.deleteFrom('webhooks').where('account_id', '=', accountId).execute()
}

/** Counts a failure, and stores when the first one in a row was. */
export const addFailure = (accountId: string, now: Date, db: Executor): Promise<WebhookRow | undefined> =>
  db
    .updateTable('webhooks')
    .set((expression) => ({
      failures_in_row: expression('failures_in_row', '+', 1),
      failing_since: sql<Date>`coalesce(failing_since, ${now}::timestamptz)`,
    }))
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()

/** Switches it off because it fails. Returns false when that was done before, so that one notice is sent. */
export async function giveUp(accountId: string, db: Executor): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ state: 'FAILING' })
    .where('account_id', '=', accountId)
    .where('state', '=', 'ON')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const logDelivery = (row: Insertable<Tables['webhook_deliveries']>, db: Executor): Promise<DeliveryRow> =>
  db.insertInto('webhook_deliveries').values(row).returningAll().executeTakeFirstOrThrow()

/** Stores the event, so that it can be sent again. */
export async function storePayload(deliveryId: string, at: string, data: object, db: Executor): Promise<void> {
  await sql`update webhook_deliveries set told_at = ${at}::timestamptz, data = ${JSON.stringify(data)}::jsonb
    where delivery_id = ${deliveryId}`.execute(db)
}

/** Takes a message that can be sent again; from then on it is in delivery and cannot be taken twice. */
export async function takePayload(accountId: string, deliveryId: string, db: Executor) {
  const { rows } = await sql<{ message_id: string; event: string; told_at: Date; data: unknown }>`
    with found as (
      select delivery_id, message_id, event, told_at, data from webhook_deliveries
      where account_id = ${accountId} and delivery_id = ${deliveryId} and data is not null for update
    ), taken as (
      update webhook_deliveries w set data = null from found where w.delivery_id = found.delivery_id
    ) select message_id, event, told_at, data from found`.execute(db)
  return rows[0]
}

/** Deletes the stored events of these, except deletions: receivers must learn of those. */
export async function dropPayloads(accountId: string, ids: readonly string[], db: Executor): Promise<void> {
  await sql`update webhook_deliveries set data = null
    where account_id = ${accountId} and event <> 'subscriber.deleted' and data ->> 'id' = any(${[...ids]}::text[])`.execute(
    db,
  )
}

export const listDeliveries = (accountId: string, most: number, db: Executor): Promise<DeliveryRow[]> =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
