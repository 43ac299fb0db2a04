import { MAX_STOCK, type ProductVariant } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { deliveryOf, isSoldHere, partsOf } from '../to-wire.ts'
import * as store from './store.ts'

type Trx = Transaction<Tables>

/** A product on a slide, with what an order needs to know. */
interface ProductForSale {
  accountId: string
  productId: string
  title: string
  currency: string
  variants: readonly ProductVariant[]
  imageUrl: string
  /** Whether the merchant sells it on slides. */
  isSoldHere: boolean
  isSent: boolean
  deliveryPrice: number
  experienceId: string
  path: string
  itemId: string
}

interface Pieces {
  accountId: string
  productId: string
  variantId: string
  quantity: number
}

/** What orders need of products. */
export const sale = {
  /** Returns the product, locked until the transaction ends; undefined when visitors cannot see it there. */
  async lock(productId: string, place: store.ProductPosition, trx: Trx): Promise<ProductForSale | undefined> {
    const row = await store.lockOnSlide(productId, place, trx)
    if (!row) return undefined
    const { images, variants } = partsOf(row)
    return {
      accountId: row.account_id,
      productId: row.product_id,
      title: row.name,
      currency: row.currency,
      variants,
      imageUrl: images.find(({ url }) => url !== '')?.url ?? '',
      isSoldHere: isSoldHere(row),
      isSent: row.is_sent,
      deliveryPrice: deliveryOf(row),
      experienceId: row.experience_id,
      path: row.path,
      itemId: row.item_id,
    }
  },

  /** Returns the pieces in stock, locked until the transaction ends; null where stock is not counted. */
  inStock: async (of: Omit<Pieces, 'quantity'>, trx: Trx): Promise<number | null> => (await lockStock(of, trx)).stock,

  /** Takes pieces from stock, as many as there are. Returns how many; undefined where stock is not counted. */
  take: ({ quantity, ...of }: Pieces, trx: Trx): Promise<number | undefined> =>
    changeStock(of, (stock) => Math.max(0, stock - quantity), trx),

  /** Returns pieces to stock. Does nothing where stock is no longer counted. */
  async putBack({ quantity, ...of }: Pieces, trx: Trx): Promise<void> {
    await changeStock(of, (stock) => Math.min(MAX_STOCK, stock + quantity), trx)
  },
}

async function lockStock({ accountId, productId, variantId }: Omit<Pieces, 'quantity'>, trx: Trx) {
  const row = await store.lockVariants(accountId, productId, trx)
  const variants = row ? partsOf(row).variants : []
  return { variants, stock: variants.find((variant) => variant.variantId === variantId)?.stock ?? null }
}

async function changeStock(
  of: Omit<Pieces, 'quantity'>,
  change: (stock: number) => number,
  trx: Trx,
): Promise<number | undefined> {
  const { accountId, productId, variantId } = of
  const { variants, stock } = await lockStock(of, trx)
  if (stock === null) return undefined
  const left = change(stock)
  if (left !== stock) {
    const changed = variants.map((variant) => (variant.variantId === variantId ? { ...variant, stock: left } : variant))
    await store.saveVariants(accountId, productId, changed, trx)
  }
  return Math.abs(stock - left)
}
