import { type Expression, type Insertable, type Selectable, type SqlBool, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type OrderRow = Selectable<Tables['orders']>
export type NewOrder = Insertable<Tables['orders']>

/**
 * Returns the order of a repeated request: a key belongs to the product's merchant. A public read: it is the buyer's key.
 */
export const findByKey = (productId: string, key: string, db: Executor): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders as o')
    .innerJoin('products as p', 'p.account_id', 'o.account_id')
    .selectAll('o')
    .where('p.product_id', '=', productId)
    .where('o.idempotency_key', '=', key)
    .executeTakeFirst()

/** Returns the pieces held by confirmed payments, and those of payments begun since then that take their money at once. */
export async function countPieces(
  { accountId, productId, variantId }: { accountId: string; productId: string; variantId: string },
  since: Date,
  db: Executor,
): Promise<{ held: number; begun: number }> {
  const pieces = (which: Expression<SqlBool>) => sql<number>`coalesce(sum(quantity) filter (where ${which}), 0)::int`
  return db
    .selectFrom('orders')
    .select([
      pieces(sql`payment_status = 'PROCESSING' and claimed_at is not null`).as('held'),
      pieces(sql`payment_status = 'INCOMPLETE' and not authorizes_first and created_at > ${since}`).as('begun'),
    ])
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .where('payment_status', 'in', ['INCOMPLETE', 'PROCESSING'])
    .executeTakeFirstOrThrow()
}

/** Counts the open orders of a product begun since then. A public read: it carries no account id. */
export async function countBegun(productId: string, since: Date, db: Executor): Promise<number> {
  const { begun } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('begun'))
    .where('product_id', '=', productId)
    .where('created_at', '>', since)
    .where('payment_status', 'in', ['INCOMPLETE', 'PROCESSING'])
    .executeTakeFirstOrThrow()
  return begun
}

/** Returns undefined when the account already has an order with this number. */
export const insert = (order: NewOrder, db: Executor): Promise<OrderRow | undefined> =>
  db
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.constraint('orders_by_number').doNothing())
    .returningAll()
    .executeTakeFirst()

export async function setIntent(
  { account_id: accountId, order_id: orderId }: Pick<OrderRow, 'account_id' | 'order_id'>,
  { intentId, secretHash }: { intentId: string; secretHash: string },
  db: Executor,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ intent_id: intentId, secret_hash: secretHash })
    .where('account_id', '=', accountId)
    .where('order_id', '=', orderId)
    .execute()
}

/** Deletes an order whose payment could not be begun. */
export async function drop({ account_id: accountId, order_id: orderId }: OrderRow, db: Executor): Promise<void> {
  await db
    .deleteFrom('orders')
    .where('account_id', '=', accountId)
    .where('order_id', '=', orderId)
    .where('intent_id', 'is', null)
    .execute()
}

/** Returns the link, if it leads to this experience; otherwise empty. */
export async function findTag(tagId: string, experienceId: string, db: Executor): Promise<string> {
  const row = await db
    .selectFrom('links')
    .select('tag_id')
    .where('tag_id', '=', tagId)
    .where('experience_id', '=', experienceId)
    .executeTakeFirst()
  return row?.tag_id ?? ''
}
