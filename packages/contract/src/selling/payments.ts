import { objection } from '@taplet/messages'
import { entityId, shortText } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { visibleName } from '../kit/visible-name.ts'
import { paymentAddresses } from './addresses.ts'
import { MAX_QUANTITY } from './limits.ts'
import { messages } from '../kit/field-errors/messages/messages.ts'

/** spec §3: begins as INCOMPLETE; PROCESSING while a bank decides; the last two are final. */
export const paymentStatus = z.enum(['INCOMPLETE', 'PROCESSING', 'SUCCEEDED', 'FAILED'])
export type PaymentStatus = z.output<typeof paymentStatus>

export const email = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, objection(messages.later('email')))

/** Shipping address; fields as named by the card payment provider. */
export const deliveryAddress = z.object({
  line1: visibleName(200),
  line2: shortText(200).default(''),
  postalCode: shortText(20).default(''),
  city: visibleName(100),
  state: shortText(100).default(''),
  country: z.string().regex(/^[A-Z]{2}$/, objection(messages.later('country'))),
})
export type DeliveryAddress = z.output<typeof deliveryAddress>

const quantity = z.number().int().min(1).max(MAX_QUANTITY)

/** What the browser needs to take a card, in the form the provider's script expects. */
export const paymentIntent = z
  .object({
    id: z.string(),
    client_secret: z.string(),
    amount: z.number().int().meta({ description: 'In the smallest unit of the currency, delivery included' }),
    currency: z.string().meta({ description: 'Lower-case letters, e.g. eur' }),
    status: z.string().meta({ description: "The provider's word, e.g. requires_payment_method" }),
    capture_method: z.string().meta({
      description:
        'manual: the bank authorizes, and the money is taken only while there is a piece. For the card fields',
    }),
  })
  .meta({ id: 'PaymentIntent' })
export type PaymentIntent = z.output<typeof paymentIntent>

/** What a buyer may see of an order. */
export const receipt = z.object({
  orderNumber: z.string(),
  paymentStatus,
  isFresh: z.boolean().meta({
    description: 'The status is for good, or the provider has just been asked. It is asked at most once a second',
  }),
  isSoldOut: z.boolean().meta({
    description:
      'Others had paid for the last pieces: FAILED, and nothing was taken, or SUCCEEDED, and all was given back',
  }),
  title: z.string(),
  variantName: z.string(),
  quantity: z.number().int(),
  amount: z.number().int(),
  currency: z.string(),
})
export type Receipt = z.output<typeof receipt>

export const paymentCalls = defineCalls(paymentAddresses, {
  createIntent: {
    summary:
      'Begin a payment for a product that is sold on a published slide; the price is ours. With the header Idempotency-Key repeats are one order',
    body: z
      .object({
        productId: z.string().min(1).max(100),
        quanity: quantity.optional().meta({ description: 'As the specification spells it' }),
        quantity: quantity.optional(),
        variantId: entityId.optional().meta({ description: 'Needed when there is a choice' }),
        fullPagePath: z.string().max(200).optional().meta({ description: 'The instant app that it was bought in' }),
        experienceItemId: entityId.optional().meta({ description: 'The slide that it was bought on' }),
        tagId: entityId.optional().meta({ description: 'The link that the visitor came by' }),
        email: email.optional().meta({ description: 'For the confirmation' }),
        name: visibleName(100).optional(),
        address: deliveryAddress.optional().meta({ description: 'Needed for goods that are sent' }),
        note: shortText(500).optional().meta({ description: 'For the merchant' }),
      })
      .refine((body) => body.quanity !== undefined || body.quantity !== undefined, {
        path: ['quanity'],
        message: objection(messages.later('missing')),
      }),
    answer: answers({ paymentIntent }),
  },
  receipt: {
    summary: 'How a payment stands, for who began it',
    body: z.object({ paymentIntentId: z.string().max(100), clientSecret: z.string().max(300) }),
    answer: answers({ receipt }),
  },
})
