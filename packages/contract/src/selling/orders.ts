import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, answersFile, defineCalls } from '../kit/call.ts'
import { changeResult, manyIds } from '../kit/many.ts'
import { deliveryAddress, paymentStatus } from './payments.ts'
import { payoutAddresses, orderAddresses } from './addresses.ts'
import { MAX_QUANTITY, MAX_REFUND_REASON } from './limits.ts'

/**
 * State of a merchant's payouts. NOT_OFFERED: this installation takes no payments. NONE: not connected. PENDING: the
 * provider requires more data. READY: visitors can pay.
 */
export const payoutState = z.enum(['NOT_OFFERED', 'NONE', 'PENDING', 'READY'])

export const payoutAccount = z
  .object({
    state: payoutState,
    isTest: z.boolean().meta({ description: 'No real money moves' }),
    missing: z.array(z.string()).meta({ description: "What the provider still asks for, in the provider's words" }),
    dashboardUrl: z
      .string()
      .meta({ description: "The merchant's own pages at the provider; empty without an account" }),
  })
  .meta({ id: 'PayoutAccount' })
export type PayoutAccount = z.output<typeof payoutAccount>

export const payoutCalls = defineCalls(payoutAddresses, {
  fetch: {
    summary: 'Whether visitors can pay, asked again at the provider while something is missing',
    answer: answers({ account: payoutAccount }),
  },
  connect: {
    summary: 'Where the merchant connects an account of the card payment provider, or goes on with it',
    body: z.object({
      returnPath: z.string().max(500).meta({ description: 'A path of the dashboard to come back to' }),
    }),
    answer: answers({ url: z.string() }),
  },
  disconnect: {
    summary: 'Sell no more: slides show products without a way to pay. Orders stay',
    body: z.object({}),
    answer: answers({ account: payoutAccount }),
  },
})

/** TO_DO: paid, not yet delivered or picked up. REFUNDED: in full. UNPAID: begun, processing or failed. */
export const orderState = z.enum(['TO_DO', 'DONE', 'REFUNDED', 'UNPAID'])
export type OrderState = z.output<typeof orderState>

/** Names and prices are those at the time of the order. */
export const order = z
  .object({
    orderId: z.string(),
    orderNumber: z.string().meta({ description: 'Short enough to be read out' }),
    state: orderState,
    paymentStatus,
    failure: z.string().meta({ description: 'Why the payment failed, in the words of the provider; empty otherwise' }),
    isOversold: z.boolean().meta({
      description:
        'The last piece had just gone: it was not paid, or its money went back. Otherwise send it or refund it',
    }),
    isTest: z.boolean(),
    productId: z.string(),
    title: z.string(),
    variantName: z.string(),
    imageUrl: z.string(),
    quantity: z.number().int(),
    unitPrice: z.number().int(),
    deliveryPrice: z.number().int(),
    amount: z.number().int().meta({ description: 'In the smallest unit of the currency, delivery included' }),
    refundedAmount: z.number().int(),
    restockable: z.number().int().meta({ description: 'Pieces that it took from stock and that may go back' }),
    restocked: z.number().int().meta({ description: 'Pieces that went back to stock with refunds' }),
    currency: z.string(),
    discountApplied: z.boolean().meta({ description: 'The price was a reduced one' }),
    buyerName: z.string(),
    buyerEmail: z.string(),
    address: deliveryAddress.nullable(),
    note: z.string(),
    fullPagePath: z.string(),
    experienceItemId: z.string(),
    tagId: z.string(),
    providerUrl: z.string().meta({ description: "The payment in the merchant's own pages at the provider" }),
    createdAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    doneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Order' })
export type Order = z.output<typeof order>

const ofExperience = entityId.optional().meta({ description: 'Only orders made in this instant app' })

const filter = z.object({
  state: orderState.optional().meta({ description: 'Without it: all but UNPAID' }),
  productId: entityId.optional(),
  experienceId: ofExperience,
  from: z.iso.date().optional().meta({ description: 'First day, in the time zone of `timezone`' }),
  to: z.iso.date().optional().meta({ description: 'Last day, inclusive' }),
  timezone: z.string().max(64).default('UTC'),
  search: z
    .string()
    .max(200)
    .default('')
    .meta({ description: 'Words of the number, the name, the address, the product' }),
})
export type OrdersFilter = z.output<typeof filter>

export const orderCalls = defineCalls(orderAddresses, {
  list: {
    summary: 'What visitors bought, the newest first, a page at a time',
    query: filter.extend({
      id: entityId.optional().meta({ description: 'This one alone, whatever its state' }),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: answers({ orders: z.array(order), nextCursor: z.string().nullable() }),
  },
  counts: {
    summary: 'How many there are of each state',
    query: z.object({ experienceId: ofExperience }),
    answer: answers({ counts: z.record(orderState, z.number().int()) }),
  },
  markDone: {
    summary: 'Orders were sent or handed over, or were not after all. The buyer gets a mail when something was sent',
    body: z.object({ ids: manyIds, isDone: z.boolean().default(true) }),
    answer: answers({ results: z.array(changeResult) }),
  },
  refund: {
    summary: 'Give money back. Without an amount: all that is left of it',
    body: z.object({
      orderId: entityId,
      amount: z.number().int().min(1).optional(),
      refundedAmount: z.number().int().min(0).optional().meta({
        description: 'Given back so far, as the screen shows it: CONFLICT with the order when that is no longer so',
      }),
      /** Shown to the buyer in the mail. */
      reason: z.string().max(MAX_REFUND_REASON).default(''),
      restock: z.boolean().default(false).meta({ description: 'Put pieces back into stock' }),
      pieces: z.number().int().min(0).max(MAX_QUANTITY).optional().meta({
        description: 'How many, at most `restockable`; without it those that the amount stands for',
      }),
    }),
    answer: answers({ order }),
  },
  export: {
    summary: 'The orders that match, as a CSV file. No cell of it runs as a formula',
    query: filter,
    ...answersFile('text/csv'),
  },
})
