import { MAX_PRODUCTS, type Product, type ProductInput, type PublicSlide } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { requireRevision } from '../../platform/http/require-revision.ts'
import * as store from './store.ts'
import { isSoldHere, picturesOf, type ProductOnShow, type Sale, toProduct, toProductOnShow } from './to-wire.ts'
import { messages } from './messages/messages.ts'

export interface ProductDependencies {
  db: Database
  limits: { lockAccount(accountId: string, trx: Transaction<Tables>): Promise<number> }
  media: { lookup(urls: readonly string[]): Promise<MediaLookup> }
  /** Returns how visitors pay this merchant on slides in this currency; undefined when they cannot. */
  saleOf?: (accountId: string, currency: string) => Promise<Sale | undefined>
  /** Returns the pieces that payments under way hold, by product and then by variant. */
  heldOf?: (accountId: string) => Promise<ReadonlyMap<string, Record<string, number>>>
  newId: () => string
}

export function createProductService(dependencies: ProductDependencies) {
  const { db, limits, media, saleOf = async () => undefined, heldOf = async () => new Map(), newId } = dependencies
  const show = async (row: store.ShownRow): Promise<ProductOnShow> =>
    toProductOnShow(row, isSoldHere(row) ? await saleOf(row.account_id, row.currency) : undefined)
  return {
    async list(accountId: string): Promise<Product[]> {
      const [rows, held] = await Promise.all([store.listProducts(accountId, db), heldOf(accountId)])
      return rows.map((row) => {
        const pieces = held.get(row.product_id)
        return { ...toProduct(row), ...(pieces && { held: pieces }) }
      })
    },

    async create(accountId: string, input: ProductInput): Promise<Product> {
      return inTransaction(db, async (trx) => {
        await limits.lockAccount(accountId, trx)
        if ((await store.countProducts(accountId, trx)) >= MAX_PRODUCTS)
          throw new AppError('BAD_REQUEST', {
            message: messages.later('tooManyProducts', { maxProducts: MAX_PRODUCTS }),
          })
        return toProduct({ ...(await store.insertProduct(accountId, newId(), input, trx)), used_in: [] })
      })
    },

    async update(
      accountId: string,
      { productId, revision, ...input }: ProductInput & { productId: string; revision?: number | undefined },
    ): Promise<Product> {
      return inTransaction(db, async (trx) => {
        const current = await store.lockProduct(accountId, productId, trx)
        if (!current) throw new AppError('NOT_FOUND')
        requireRevision(revision, toProduct(current))
        return toProduct({ ...(await store.updateProduct(accountId, productId, input, trx)), used_in: current.used_in })
      })
    },

    async delete(accountId: string, productId: string): Promise<void> {
      if (!(await store.hideProduct(accountId, productId, db))) throw new AppError('NOT_FOUND')
    },

    /** Throws unless the account has this product. */
    async require(accountId: string, productId: string, trx: Transaction<Tables>): Promise<void> {
      if (!(await store.lockProduct(accountId, productId, trx)))
        throw new AppError('NOT_FOUND', { message: messages.later('noSuchProduct'), field: 'productId' })
    },

    /** Returns the current state of a published slide's product; null when it is not available. */
    async onShow(path: string, itemId: string): Promise<ProductOnShow | null> {
      const row = await store.findOnPage(path, itemId, db)
      return row ? show(row) : null
    },

    /** Returns the data of the products on these slides, with their pictures. */
    async live(slides: readonly PublicSlide[], { accountId }: { accountId: string }) {
      const ids = [...new Set(slides.flatMap(({ product }) => product?.productId ?? []))]
      if (ids.length === 0) return { live: {} }
      const rows = await store.findShown(accountId, ids, db)
      const shown = await Promise.all(rows.map(async (row) => [row.product_id, await show(row)] as const))
      const products = Object.fromEntries(shown)
      const urls = Object.values(products).flatMap(picturesOf)
      return {
        live: { products },
        media: await media.lookup(urls),
        madeOf: [...ids.map((productId) => ({ productId })), ...urls.map((mediaUrl) => ({ mediaUrl }))],
      }
    },
  }
}
