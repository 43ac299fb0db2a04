import type { Product, ProductInput, PublicExperience } from '@taplet/contract'
import { productInput } from '@taplet/contract/schemas'
import { isScarce } from '../../platform/payments/is-scarce.ts'
import type { ProductRow, ShownRow } from './store.ts'

export type ProductOnShow = NonNullable<NonNullable<PublicExperience['live']>['products']>[string]
type Parts = Pick<ProductInput, 'images' | 'variants'>

/** Visitors see how many are left when there are no more than this. */
const FEW = 5

/** What the buyer's browser needs to pay a merchant. */
export type Sale = Omit<NonNullable<ProductOnShow['sale']>, 'asksAddress' | 'deliveryPrice'>

/** Parses the lists of a stored product. Entries that this version cannot read are left out. */
export function partsOf({ images, variants }: Pick<ShownRow, 'images' | 'variants'>): Parts {
  const { shape } = productInput
  return { images: shape.images.safeParse(images).data ?? [], variants: shape.variants.safeParse(variants).data ?? [] }
}

export const toProduct = (row: ProductRow): Product => ({
  productId: row.product_id,
  name: row.name,
  description: row.description,
  currency: row.currency,
  ...partsOf(row),
  buyUrl: row.buy_url,
  sellHere: row.sell_here,
  isSent: row.is_sent,
  deliveryPrice: row.delivery_price,
  active: row.active,
  usedIn: row.used_in,
  revision: row.revision,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** Whether the product's own settings allow selling it on the slide. */
export const isSoldHere = (row: ShownRow): boolean =>
  row.sell_here && partsOf(row).variants.some(({ price }) => price > 0)

/** Returns what visitors get of a product: of its stock no more than they need. `sale`: how its merchant is paid. */
export function toProductOnShow(row: ShownRow, sale?: Sale): ProductOnShow {
  const { images, variants } = partsOf(row)
  return {
    title: row.name,
    description: row.description,
    currency: row.currency,
    images: images.filter(({ url }) => url !== ''),
    variants: variants.map(({ variantId, name, colour, price, fullPrice, stock, imageUrl }) => ({
      variantId,
      name,
      colour,
      price,
      ...(fullPrice !== null && { fullPrice }),
      isAvailable: stock !== 0,
      ...(stock !== null && stock > 0 && stock <= FEW && { fewLeft: stock }),
      ...(sale && isScarce(stock) && { isScarce: true }),
      imageUrl,
    })),
    buyUrl: row.buy_url,
    ...(sale &&
      isSoldHere(row) && {
        sale: {
          asksAddress: row.is_sent,
          deliveryPrice: deliveryOf(row),
          ...sale,
        },
      }),
  }
}

/** Pickup costs nothing. */
export const deliveryOf = (row: Pick<ShownRow, 'is_sent' | 'delivery_price'>): number =>
  row.is_sent ? row.delivery_price : 0

/** Returns the pictures visible to visitors. */
export const picturesOf = ({ images, variants }: ProductOnShow): string[] =>
  [...images.map(({ url }) => url), ...variants.map(({ imageUrl }) => imageUrl)].filter(Boolean)
