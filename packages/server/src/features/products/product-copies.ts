import { MAX_PRODUCTS, type ProductInput } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { messages } from './messages/messages.ts'
import * as store from './store.ts'
import { toProduct } from './to-wire.ts'

/** Copies products between accounts, for another feature, in its transaction and under the account's lock. */
export const createProductCopies = ({ newId }: { newId: () => string }) => ({
  /** Returns those of these products that the account has, by id. */
  async read(accountId: string, productIds: readonly string[], db: Executor): Promise<Map<string, ProductInput>> {
    const rows = await store.listProducts(accountId, db)
    const wanted = rows.filter((row) => productIds.includes(row.product_id))
    return new Map(wanted.map((row) => [row.product_id, toProduct(row)]))
  },

  /** Throws when the account has no room for so many products more. */
  async requireRoom(accountId: string, more: number, trx: Transaction<Tables>): Promise<void> {
    if (more === 0 || (await store.countProducts(accountId, trx)) + more <= MAX_PRODUCTS) return
    throw new AppError('BAD_REQUEST', { message: messages.later('tooManyProducts', { maxProducts: MAX_PRODUCTS }) })
  },

  /** Stores products that nobody can buy yet: not on sale, without stock. Returns the new ids by the given ones. */
  async addDrafts(
    accountId: string,
    products: ReadonlyMap<string, ProductInput>,
    trx: Transaction<Tables>,
  ): Promise<Map<string, string>> {
    await this.requireRoom(accountId, products.size, trx)
    const ids = new Map<string, string>()
    for (const [productId, product] of products) {
      const variants = product.variants.map((one) => ({ ...one, stock: one.stock === null ? null : 0 }))
      const id = newId()
      await store.insertProduct(accountId, id, { ...product, variants, active: false }, trx)
      ids.set(productId, id)
    }
    return ids
  },
})
