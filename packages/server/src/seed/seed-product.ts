import type { ProductInput } from '@taplet/contract'
import type { Database } from '../platform/db/database.ts'
import * as store from './store.ts'

const NAME = 'demo-product'
const DEMO_PRODUCT_LOCK = 7_261_034 // arbitrary but constant
export const DEMO_PRODUCT_SLIDE = 'Harbour mug'
/** Delivery price, in cents. */
export const DEMO_DELIVERY = 490
const PICTURE = 'shop-mug.webp'

export interface ProductSeedDependencies {
  db: Database
  origin: string
  /** Owner of the product. */
  email: string
  products: { create(accountId: string, product: ProductInput): Promise<{ productId: string }> }
  slides: {
    createItem(
      accountId: string,
      item: { itemName: string; itemType: 'PRODUCT'; productId: string; websiteUrl: string },
    ): Promise<unknown>
  }
}

/** Adds the demo product of spec §3 and a slide of it to the demo account's library, once. */
export async function seedProduct({ db, origin, email, products, slides }: ProductSeedDependencies): Promise<void> {
  await store.exclusively(DEMO_PRODUCT_LOCK, db, async () => {
    const accountId = await store.findAccountId(email, db)
    if (accountId === undefined || (await store.findOrigin(NAME, db)) !== undefined) return
    const url = await store.findPicture(accountId, PICTURE, db)
    const { productId } = await products.create(accountId, demoProduct(url))
    await slides.createItem(accountId, { itemName: DEMO_PRODUCT_SLIDE, itemType: 'PRODUCT', productId, websiteUrl: '' })
    await store.markDone(NAME, origin, db)
  })
}

/** The six colours of spec §3, and the stock of each. */
const colours: readonly (readonly [name: string, colour: string, stock: number | null])[] = [
  ['Sea Blue', '#2F6F9F', null],
  ['Mint', '#9ED8BE', null],
  ['Papaya', '#FF8A5B', 4],
  ['Lilac', '#C3A6E0', null],
  ['Cloud', '#E9EDF2', 0],
  ['Dandelion', '#F7C948', null],
]

const demoProduct = (url: string | undefined): ProductInput => ({
  name: 'Harbour mug',
  description: 'Thrown by hand, glazed in six colours. Holds a good third of a litre.',
  currency: 'EUR',
  images: url === undefined ? [] : [{ url, altText: 'A mug of glazed stoneware' }],
  variants: colours.map(([name, colour, stock]) => ({
    variantId: name.toLowerCase().replace(' ', '-'),
    name,
    colour,
    price: 2800,
    fullPrice: null,
    stock,
    imageUrl: '',
  })),
  buyUrl: 'https://example.com/harbour-mug',
  sellHere: true,
  isSent: true,
  deliveryPrice: DEMO_DELIVERY,
  active: true,
})
