import type { ProductInput } from '@taplet/contract'
import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import { notTakenDown } from '../../platform/db/not-taken-down.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

type StoredProduct = Selectable<Tables['products']>
export type ProductRow = StoredProduct & { used_in: string[] }
/** What visitors may see of a product. */
export type ShownRow = Pick<StoredProduct, (typeof SHOWN)[number]>

const SHOWN = [
  'product_id',
  'account_id',
  'name',
  'description',
  'currency',
  'images',
  'variants',
  'buy_url',
  'sell_here',
  'is_sent',
  'delivery_price',
] as const

const select = (accountId: string, db: Executor) =>
  db
    .selectFrom('products as p')
    .selectAll('p')
    .select(
      sql<string[]>`array(
        select i.item_id from experience_items i
        where i.account_id = p.account_id and i.product_id = p.product_id and i.deleted_at is null
        order by i.created_at, i.item_id)`.as('used_in'),
    )
    .where('p.account_id', '=', accountId)
    .where('p.deleted_at', 'is', null)

export const listProducts = (accountId: string, db: Executor): Promise<ProductRow[]> =>
  select(accountId, db).orderBy('p.created_at').orderBy('p.product_id').execute()

export const lockProduct = (accountId: string, productId: string, trx: Executor): Promise<ProductRow | undefined> =>
  select(accountId, trx).where('p.product_id', '=', productId).forUpdate('p').executeTakeFirst()

export async function countProducts(accountId: string, db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

const valuesOf = ({
  name,
  description,
  currency,
  images,
  variants,
  buyUrl,
  sellHere,
  isSent,
  deliveryPrice,
  active,
}: ProductInput) => ({
  name,
  description,
  currency,
  images: JSON.stringify(images),
  variants: JSON.stringify(variants),
  buy_url: buyUrl,
  sell_here: sellHere,
  is_sent: isSent,
  delivery_price: deliveryPrice,
  active,
})

export const insertProduct = (
  accountId: string,
  productId: string,
  input: ProductInput,
  db: Executor,
): Promise<StoredProduct> =>
  db
    .insertInto('products')
    .values({ product_id: productId, account_id: accountId, ...valuesOf(input) })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateProduct = (
  accountId: string,
  productId: string,
  input: ProductInput,
  db: Executor,
): Promise<StoredProduct> =>
  db
    .updateTable('products')
    .set({ ...valuesOf(input), revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Hides it permanently; returns false when the account has no such product. */
export async function hideProduct(accountId: string, productId: string, db: Executor): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ deleted_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns those of these products of the account that are available. */
export const findShown = (accountId: string, productIds: readonly string[], db: Executor): Promise<ShownRow[]> =>
  db
    .selectFrom('products')
    .select(SHOWN)
    .where('account_id', '=', accountId)
    .where('product_id', '=', sql<string>`any(${productIds})`)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .execute()

/** Returns the product on a slide that visitors see at a path. A public read: the address is the key. */
export const findOnPage = (path: string, itemId: string, db: Executor): Promise<ShownRow | undefined> =>
  db
    .selectFrom('experiences as e')
    .innerJoin('accounts as a', 'a.account_id', 'e.account_id')
    .innerJoin('experience_items as i', (join) =>
      join.onRef('i.account_id', '=', 'e.account_id').on('i.item_id', '=', itemId).on('i.deleted_at', 'is', null),
    )
    .innerJoin('products as p', (join) =>
      join.onRef('p.account_id', '=', 'i.account_id').onRef('p.product_id', '=', 'i.product_id'),
    )
    .select(SHOWN.map((column) => `p.${column}` as const))
    .where('e.path', '=', path)
    .where('e.deleted_at', 'is', null)
    .where('e.active', '=', true)
    .where('a.status', '<>', 'INACTIVE')
    .where(notTakenDown)
    .where(sql<boolean>`${itemId} = any(e.visible_item_ids)`)
    .where('p.active', '=', true)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst()
