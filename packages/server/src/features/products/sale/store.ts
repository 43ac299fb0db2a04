import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { notTakenDown } from '../../../platform/db/not-taken-down.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

/** Where a visitor found a product, as far as it was reported. */
export interface ProductPosition {
  fullPagePath?: string | undefined
  experienceItemId?: string | undefined
}
export type SaleRow = Selectable<Tables['products']> & {
  experience_id: string
  app_name: string
  path: string
  item_id: string
}

/** Returns a product on a slide that visitors see there, locked. A public read: it carries no account id. */
export const lockOnSlide = (productId: string, place: ProductPosition, trx: Executor): Promise<SaleRow | undefined> => {
  const { fullPagePath: path, experienceItemId: itemId } = place
  return trx
    .selectFrom('products as p')
    .innerJoin('accounts as a', 'a.account_id', 'p.account_id')
    .innerJoin('experience_items as i', (join) =>
      join.onRef('i.account_id', '=', 'p.account_id').onRef('i.product_id', '=', 'p.product_id'),
    )
    .innerJoin('experiences as e', (join) =>
      join.onRef('e.account_id', '=', 'p.account_id').on(sql<boolean>`e.item_ids @> array[i.item_id]`),
    )
    .selectAll('p')
    .select(['e.experience_id', 'e.name as app_name', 'e.path', 'i.item_id'])
    .where('p.product_id', '=', productId)
    .where('p.active', '=', true)
    .where('p.deleted_at', 'is', null)
    .where('a.status', '<>', 'INACTIVE')
    .where('i.deleted_at', 'is', null)
    .where('e.active', '=', true)
    .where('e.deleted_at', 'is', null)
    .where(sql<boolean>`i.item_id = any(e.visible_item_ids)`)
    .where(notTakenDown)
    .$if(itemId !== undefined, (query) => query.where('i.item_id', '=', itemId ?? ''))
    .$if(path !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from experience_paths h where h.experience_id = e.experience_id and h.path = ${path})`,
      ),
    )
    .orderBy('e.created_at')
    .limit(1)
    .forUpdate('p')
    .executeTakeFirst()
}

/** Returns its variants, locked, whether or not it is still shown; undefined when the account never had it. */
export async function lockVariants(accountId: string, productId: string, trx: Executor) {
  return trx
    .selectFrom('products')
    .select(['images', 'variants'])
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirst()
}

/** Raises the revision, so that an open form does not write the old stock back. */
export async function saveVariants(
  accountId: string,
  productId: string,
  variants: unknown,
  trx: Executor,
): Promise<void> {
  await trx
    .updateTable('products')
    .set({ variants: JSON.stringify(variants), revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .execute()
}
