import { z } from 'zod'

/** An approved review. */
export const reviewOnShow = z.object({
  reviewId: z.string(),
  stars: z.number().int(),
  text: z.string(),
  name: z.string(),
  photo: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }).optional(),
  reply: z.string(),
  createdAt: z.iso.datetime(),
})

const reviewSummary = z.object({
  count: z.number().int(),
  average: z.number(),
  reviews: z.array(reviewOnShow),
})

const websitePreview = z.object({
  title: z.string(),
  description: z.string(),
  siteName: z.string(),
  imageUrl: z.string(),
  canFrame: z.boolean(),
  frameUrl: z.string(),
})

/** A product as it is when its slide is viewed. */
export const productOnShow = z.object({
  title: z.string(),
  description: z.string(),
  currency: z.string(),
  images: z.array(z.object({ url: z.string(), altText: z.string() })),
  variants: z.array(
    z.object({
      variantId: z.string(),
      name: z.string(),
      colour: z.string(),
      price: z.number().int(),
      fullPrice: z.number().int().optional(),
      isAvailable: z.boolean(),
      fewLeft: z.number().int().optional(),
      isScarce: z
        .boolean()
        .optional()
        .meta({ description: 'Few are left: a payment is authorized first, and taken while there is a piece' }),
      imageUrl: z.string(),
    }),
  ),
  buyUrl: z.string(),
  sale: z
    .object({
      asksAddress: z.boolean(),
      deliveryPrice: z.number().int(),
      isTest: z.boolean().meta({ description: 'No real money moves' }),
      scriptUrl: z.string().meta({ description: 'Of the card payment provider' }),
      publishableKey: z.string(),
      providerAccount: z.string().meta({ description: "The merchant's, to which the money goes" }),
    })
    .optional()
    .meta({ description: 'Present when visitors can pay on the slide' }),
})

/** What slides show but do not store, as @taplet/slides describes it. */
export const liveLookup = z.object({
  reviews: z.record(z.string(), reviewSummary).optional().meta({ description: 'By the id of the form’s widget' }),
  websites: z.record(z.string(), websitePreview).optional().meta({ description: 'By address' }),
  products: z.record(z.string(), productOnShow).optional().meta({ description: 'By the id of the product' }),
  timeZone: z.string().optional().meta({ description: 'IANA zone of the app, where a slide tells the time' }),
})
