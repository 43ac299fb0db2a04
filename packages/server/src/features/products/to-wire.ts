import type { PublicExperience } from '@taplet/contract'
import { type Product, type ProductInput, productInput } from '@taplet/contract/kinds'
import type { ProductRow, ShownRow } from './store.ts'

export type ProductOnShow = NonNullable<NonNullable<PublicExperience['live']>['products']>[string]
type Parts = Pick<ProductInput, 'images' | 'variants'>

/** Visitors are told how many are left when there are no more than this. */
const FEW = 5

/** The lists of a product out of the database. What this version cannot read is left out. */
function partsOf({ images, variants }: Pick<ShownRow, 'images' | 'variants'>): Parts {
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

/** What visitors get of a product: no more of its stock than they need. */
export function toProductOnShow(row: ShownRow): ProductOnShow {
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
      imageUrl,
    })),
    buyUrl: row.buy_url,
  }
}

/** The pictures that visitors see of it. */
export const picturesOf = ({ images, variants }: ProductOnShow): string[] =>
  [...images.map(({ url }) => url), ...variants.map(({ imageUrl }) => imageUrl)].filter(Boolean)
