import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables/tables.ts'

export type Trx = Transaction<Tables>

/** A product on a slide, as somebody is about to order it. */
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
  /** The merchant sells it on slides. */
  isSoldHere: boolean
  isSent: boolean
  deliveryPrice: number
  experienceId: string
  path: string
  itemId: string
}

export interface Pieces {
  accountId: string
  productId: string
  variantId: string
  quantity: number
}

/** What orders ask of products. */
export interface SoldProducts {
  /** The product, locked until the transaction ends; undefined when no visitor can see it there. */
  lock(
    productId: string,
    place: { fullPagePath?: string | undefined; experienceItemId?: string | undefined },
    trx: Trx,
  ): Promise<SoldProduct | undefined>
  /** Takes pieces from the stock, as many as there are. Answers how many that were; undefined where nobody counts. */
  take(pieces: Pieces, trx: Trx): Promise<number | undefined>
  putBack(pieces: Pieces, trx: Trx): Promise<void>
}
