import type { MediaUse } from '@taplet/contract'
import { sql } from 'kysely'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { withOtherStrings } from '../../../platform/with-other-strings.ts'
import { mediaUrlsIn } from './media-urls.ts'

type ProductUse = NonNullable<MediaUse['products']>[number]

export type ProductMedia = ReturnType<typeof createProductMedia>

/** The pictures of the account's own products, whether on a slide or not. */
export function createProductMedia(db: Database) {
  const list = (accountId: string, executor: Executor) =>
    executor
      .selectFrom('products')
      .select(['product_id', 'name', 'images', 'variants'])
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('product_id')
      .execute()

  return {
    /** Returns the products that show each address. */
    async fetchUses(accountId: string): Promise<Map<string, ProductUse[]>> {
      const uses = new Map<string, ProductUse[]>()
      for (const { product_id: productId, name, images, variants } of await list(accountId, db))
        for (const url of new Set(mediaUrlsIn([images, variants])))
          uses.set(url, [...(uses.get(url) ?? []), { productId, name }])
      return uses
    },

    /** Replaces an address in all products that show it. Requires the account's lock. */
    async replace(accountId: string, from: string, to: string, trx: Executor): Promise<void> {
      const other = new Map([[from, to]])
      for (const { product_id: productId, images, variants } of await list(accountId, trx)) {
        if (!mediaUrlsIn([images, variants]).includes(from)) continue
        await trx
          .updateTable('products')
          .set({
            images: JSON.stringify(withOtherStrings(images, other)),
            variants: JSON.stringify(withOtherStrings(variants, other)),
            revision: sql<number>`revision + 1`,
            updated_at: sql<Date>`now()`,
          })
          .where('account_id', '=', accountId)
          .where('product_id', '=', productId)
          .execute()
      }
    },
  }
}
