import { type Insertable, type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type OrderRow = Selectable<Tables['orders']>
export type NewOrder = Insertable<Tables['orders']>

/** The order of a repeated request: a key belongs to the merchant of the product. A public read: the key is the buyer's. */
export const findByKey = (productId: string, key: string, db: Executor): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders as o')
    .innerJoin('products as p', 'p.account_id', 'o.account_id')
    .selectAll('o')
    .where('p.product_id', '=', productId)
    .where('o.idempotency_key', '=', key)
    .executeTakeFirst()

/** Pieces that are in the hands of people who began to pay after this moment, without those of orders that were let go. */
export async function countHeld(
  { accountId, productId, variantId }: { accountId: string; productId: string; variantId: string },
  { since, released }: { since: Date; released: readonly string[] },
  db: Executor,
): Promise<number> {
  const { held } = await db
    .selectFrom('orders')
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('held'))
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .where('payment_status', 'in', ['INCOMPLETE', 'PROCESSING'])
    .where((expression) =>
      // Money that is under way is as good as paid.
      expression.or([
        expression('payment_status', '=', 'PROCESSING'),
        expression.and([
          expression('created_at', '>', since),
          ...(released.length > 0 ? [expression('order_id', 'not in', released)] : []),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return held
}

/** Undefined when the account has an order of this number already. */
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

/** Drops an order for which no payment could be begun. */
export async function drop({ account_id: accountId, order_id: orderId }: OrderRow, db: Executor): Promise<void> {
  await db
    .deleteFrom('orders')
    .where('account_id', '=', accountId)
    .where('order_id', '=', orderId)
    .where('intent_id', 'is', null)
    .execute()
}

/** The link, if it leads to this experience; empty else. */
export async function findTag(tagId: string, experienceId: string, db: Executor): Promise<string> {
  const row = await db
    .selectFrom('links')
    .select('tag_id')
    .where('tag_id', '=', tagId)
    .where('experience_id', '=', experienceId)
    .executeTakeFirst()
  return row?.tag_id ?? ''
}
