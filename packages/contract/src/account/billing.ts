import { z } from 'zod'
import { answers, defineCalls, noFields } from '../kit/call.ts'
import { billingAddresses } from './addresses.ts'

/** Responses of the billing service wrap their content in `data` (spec §7). */
const inData = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ data: z.object(shape) })
const planId = z.object({ planId: z.string().min(1).max(100) })

const updated = z.object({
  data: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('SUBSCRIPTION'),
      subscription: z.object({ access: z.string(), source: z.string(), period: z.string() }),
    }),
    z.object({ type: z.literal('CHECKOUT'), sessionId: z.string(), url: z.string() }),
    z.object({ type: z.literal('SHOPIFY_CHECKOUT'), checkout: z.record(z.string(), z.unknown()) }),
  ]),
})

export const billingCalls = defineCalls(billingAddresses, {
  fetchSubscription: {
    summary: 'The subscription and what it changes to',
    body: noFields,
    answer: inData({ pendingSubscriptionChange: z.record(z.string(), z.unknown()).nullable() }),
    isPending: true,
  },
  updateStripe: {
    summary: 'Change plan by card',
    body: planId,
    answer: updated,
    isPending: true,
  },
  updateShopify: {
    summary: 'Change plan through Shopify',
    body: planId,
    answer: updated,
    isPending: true,
  },
  createPortalSession: {
    summary: 'Open the billing portal',
    body: noFields,
    answer: inData({ url: z.string() }),
    isPending: true,
  },
  cancelShopify: {
    summary: 'Cancel a plan bought through Shopify',
    body: planId,
    answer: answers({}),
    isPending: true,
  },
})
