import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables/tables.ts'

export type Trx = Transaction<Tables>

/** A product on a slide, with what an order needs to know. */
export interface SoldProduct {
  accountId: string
  productId: string
  title: string
  currency: string
  variants: readonly {
    variantId: string
    name: string
    price: number
    fullPrice: number | null
    /** null: unlimited. */
    stock: number | null
    imageUrl: string
  }[]
  imageUrl: string
  /** Whether the merchant sells it on slides. */
  isSoldHere: boolean
  isSent: boolean
  deliveryPrice: number
  experienceId: string
  path: string
  itemId: string
}

export interface ProductPieces {
  accountId: string
  productId: string
  variantId: string
  quantity: number
}

/** What orders need of products. */
export interface SoldProducts {
  /** Returns the product, locked until the transaction ends; undefined when visitors cannot see it there. */
  lock(
    productId: string,
    place: { fullPagePath?: string | undefined; experienceItemId?: string | undefined },
    trx: Trx,
  ): Promise<SoldProduct | undefined>
  /** Returns the pieces in stock, locked until the transaction ends; null where stock is not counted. */
  inStock(pieces: Omit<ProductPieces, 'quantity'>, trx: Trx): Promise<number | null>
  /** Takes pieces from stock, as many as there are. Returns how many; undefined where stock is not counted. */
  take(pieces: ProductPieces, trx: Trx): Promise<number | undefined>
  putBack(pieces: ProductPieces, trx: Trx): Promise<void>
}
