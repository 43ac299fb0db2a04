import { objection } from '@taplet/messages'
import { entityId, linkUrl, mediaUrl, optionalColour, shortText } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, baseRevision, defineCalls } from '../kit/call.ts'
import { productOnShow } from '../slides/live.ts'
import { visibleName } from '../kit/visible-name.ts'
import { productAddresses, productShowAddresses } from './addresses.ts'
import { MAX_VARIANTS, MAX_PRODUCT_IMAGES, MAX_PRICE, MAX_STOCK } from './limits.ts'
import { messages } from '../kit/field-errors/messages/messages.ts'

const price = z.number().int().min(0).max(MAX_PRICE)

export const productVariant = z.object({
  variantId: entityId,
  name: shortText(60).default('').meta({ description: 'Empty for the only variant of a product' }),
  colour: optionalColour.meta({ description: 'Shown as a swatch beside the name' }),
  price: price.meta({ description: 'In the smallest unit of the currency, e.g. cents' }),
  fullPrice: price.nullable().default(null).meta({ description: 'Before a reduction; more than the price' }),
  stock: z.number().int().min(0).max(MAX_STOCK).nullable().default(null).meta({ description: 'null: unlimited' }),
  imageUrl: mediaUrl,
})
export type ProductVariant = z.output<typeof productVariant>

const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code)
const isWebLink = (value: string): boolean => value === '' || /^https?:/i.test(value)

/** A product as its merchant enters it. */
export const productInput = z.object({
  name: visibleName(80),
  description: shortText(1000).default(''),
  currency: z
    .string()
    .length(3)
    .refine(isCurrency, objection(messages.later('currency'))),
  images: z
    .array(z.object({ url: mediaUrl, altText: shortText(200).default('') }))
    .max(MAX_PRODUCT_IMAGES)
    .default([]),
  variants: z
    .array(productVariant)
    .min(1)
    .max(MAX_VARIANTS)
    .refine(
      (all) => new Set(all.map((one) => one.variantId)).size === all.length,
      objection(messages.later('differentIds')),
    )
    .refine(
      (all) => all.length === 1 || all.every((one) => one.name.trim() !== ''),
      objection(messages.later('variantsNamed')),
    )
    .refine(
      (all) => all.every((one) => one.fullPrice === null || one.fullPrice > one.price),
      objection(messages.later('fullPriceLower')),
    ),
  buyUrl: linkUrl
    .refine(isWebLink, objection(messages.later('httpsLink')))
    .meta({ description: "The merchant's own place to buy it" }),
  sellHere: z
    .boolean()
    .default(false)
    .meta({ description: 'Visitors pay on the slide, once a payout account is connected' }),
  isSent: z
    .boolean()
    .default(false)
    .meta({ description: 'Sold here, it is sent to an address; otherwise handed over' }),
  deliveryPrice: price.default(0).meta({ description: 'For an order that is sent, in the smallest unit' }),
  active: z.boolean().default(true).meta({ description: 'Whether visitors see it' }),
})
export type ProductInput = z.output<typeof productInput>
/** The same before its defaults are filled in. */
export type NewProduct = z.input<typeof productInput>

/** A product as its owner sees it. */
export const product = productInput
  .extend({
    productId: z.string(),
    held: z.record(z.string(), z.number().int()).optional().meta({
      description: 'Pieces that payments under way hold, by variant; only in lists, where there are any',
    }),
    usedIn: z.array(z.string()).meta({ description: 'experienceItemIds of the slides that show it' }),
    revision: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Product' })
export type Product = z.output<typeof product>

export const productCalls = defineCalls(productAddresses, {
  list: {
    summary: 'All products of the account',
    answer: answers({ products: z.array(product) }),
  },
  create: {
    summary: 'Add a product',
    body: productInput,
    answer: answers({ product }),
  },
  update: {
    summary: 'Save a product; slides that show it follow',
    body: productInput.extend({ productId: entityId, revision: baseRevision }),
    answer: answers({ product }),
  },
  delete: {
    summary: 'Delete a product; slides that show it say that it is not on sale',
    body: z.object({ productId: entityId }),
    answer: answers({}),
  },
})

/** Calls of pages while somebody looks at a product. */
export const productShowCalls = defineCalls(productShowAddresses, {
  onShow: {
    summary: 'What the product of a published slide costs now, and whether it is there',
    body: z.object({ fullPagePath: z.string().max(200), experienceItemId: entityId }),
    answer: answers({ product: productOnShow.nullable().meta({ description: 'null: not on sale' }) }),
  },
})
