/** Entry point: what slides show besides widgets, websites and products, and the calls with which their owners see to them. */
import { productCalls } from './selling/products.ts'
import { websiteCalls } from './slides/websites.ts'

export {
  MAX_PRICE,
  MAX_PRODUCT_IMAGES,
  MAX_PRODUCTS,
  MAX_STOCK,
  MAX_VARIANTS,
  type NewProduct,
  type Product,
  type ProductInput,
  productInput,
  type ProductVariant,
} from './selling/products.ts'
export { type WebsiteFacts, websiteReason, websiteState } from './slides/websites.ts'

export const kinds = { products: productCalls, websites: websiteCalls } as const
export type Kinds = typeof kinds
