import { z } from 'zod'
import { answers, defineCalls, noFields } from '../kit/call.ts'
import { billingAddresses } from './addresses.ts'
import { PLAN_PERIODS, TIERS } from './plans.ts'
import { CURRENCIES } from './prices.ts'
import { SUBSCRIPTION_SOURCES } from './tiers.ts'

/** Responses of the billing service wrap their content in `data` (spec §7). */
const inData = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ data: z.object(shape) })
const planId = z.string().min(1).max(100)
const time = z.iso.datetime()
const currency = z.string().length(3).meta({ description: 'ISO 4217, in capitals' })
const amount = z.number().int().meta({ description: 'In minor units' })

const source = z.enum(SUBSCRIPTION_SOURCES)
const access = z.enum(TIERS)
const period = z.enum(PLAN_PERIODS)

/** spec §3 Plans: what the subscription changes to by itself. */
const pendingSubscriptionChange = z
  .object({
    planId: planId.meta({ description: '`free` when it ends' }),
    access,
    period: period.nullable(),
    at: time,
  })
  .nullable()

/** The subscription that an account has now. */
export const subscriptionInfo = z
  .object({
    source,
    planId,
    access,
    period,
    status: z.enum(['ACTIVE', 'INCOMPLETE', 'PAST_DUE', 'PAUSED', 'TRIALING', 'UNPAID']),
    currency,
    amount: amount.meta({ description: 'Of one period, before discounts' }),
    startedAt: time,
    periodEnd: time,
    trialEnd: time.nullable(),
    graceEnd: time
      .nullable()
      .meta({ description: 'When the plan becomes Free unless it is paid; after a failed payment' }),
    payUrl: z.string().meta({ description: 'Where a failed payment can be made; empty when there is none' }),
    confirmBy: time
      .nullable()
      .meta({ description: 'Until when a change of plan can be confirmed with the bank, at payUrl; null: none waits' }),
    canChange: z
      .boolean()
      .meta({ description: 'Whether it can be changed here; others are changed where they were bought' }),
  })
  .meta({ id: 'SubscriptionInfo' })
export type SubscriptionInfo = z.output<typeof subscriptionInfo>

const billingState = inData({
  pendingSubscriptionChange,
  subscription: subscriptionInfo.nullable(),
  isSold: z.boolean().meta({ description: 'Whether this installation sells plans' }),
  isTest: z.boolean().meta({ description: 'No real money moves' }),
  trialDays: z.number().int().meta({ description: 'Of the first subscription; 0 when the trial was used' }),
  isPaying: z.boolean().meta({ description: 'A page for paying was opened, and its end is not known yet' }),
})
export type BillingState = z.output<typeof billingState>['data']

const updated = z.object({
  data: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('SUBSCRIPTION'),
      subscription: z.object({ access: z.string(), source: z.string(), period: z.string() }),
    }),
    z.object({ type: z.literal('CHECKOUT'), sessionId: z.string(), url: z.string() }),
    z.object({
      type: z.literal('SHOPIFY_CHECKOUT'),
      checkout: z.object({ subscriptionId: z.string(), confirmationUrl: z.string() }),
    }),
  ]),
})
export type SubscriptionUpdate = z.output<typeof updated>['data']

const sumLine = z.object({
  planId: z.string(),
  text: z.string(),
  amount: amount,
  isCredit: z.boolean(),
  days: z.number().int().meta({ description: 'That it is for, rounded up' }),
})

const preview = inData({
  kind: z
    .enum(['NOW', 'LATER'])
    .meta({ description: 'NOW: charged and changed at once. LATER: with the end of the period' }),
  at: time.meta({ description: 'NOW: the moment the sum is made for, to be sent back. LATER: when it changes' }),
  currency,
  lines: z.array(sumLine),
  discount: amount,
  tax: amount,
  due: amount.meta({ description: 'To pay now' }),
  kept: amount.meta({ description: 'Kept for the next bills, as more was paid before than this costs' }),
  next: z.object({ amount, at: time, period }).meta({ description: 'What each period costs from then on' }),
})
export type ChangePreview = z.output<typeof preview>['data']

const invoice = z
  .object({
    invoiceId: z.string(),
    number: z.string(),
    createdAt: time,
    currency,
    total: amount,
    state: z.enum(['OPEN', 'PAID', 'VOID']),
    pageUrl: z.string(),
    pdfUrl: z.string(),
  })
  .meta({ id: 'BillingInvoice' })
export type BillingInvoice = z.output<typeof invoice>

const nextInvoice = z
  .object({ at: time, currency, due: amount, card: z.string().meta({ description: 'Such as `Visa 4242`; or empty' }) })
  .nullable()

export const billingCalls = defineCalls(billingAddresses, {
  fetchSubscription: {
    summary: 'The subscription and what it changes to',
    body: noFields,
    answer: billingState,
  },
  refresh: {
    summary: 'Read the subscription again from whoever bills it: after paying, and when events were lost',
    body: noFields,
    answer: billingState,
  },
  updateStripe: {
    summary: 'Change plan by card: a page to pay at for the first one, else the change itself',
    body: z.object({
      planId,
      currency: z.enum(CURRENCIES).optional(),
      at: time.optional().meta({ description: 'Of the preview that was confirmed' }),
      due: amount.optional().meta({ description: 'Of the preview that was confirmed: another sum answers CONFLICT' }),
    }),
    answer: updated,
  },
  previewStripe: {
    summary: 'What a change of plan costs, to the cent. Nothing is changed',
    body: z.object({ planId }),
    answer: preview,
  },
  cancelStripe: {
    summary: 'End the subscription with the period that is paid for',
    body: noFields,
    answer: billingState,
  },
  keepStripe: {
    summary: 'Take back a cancellation or a change that is yet to come',
    body: noFields,
    answer: billingState,
  },
  listInvoices: {
    summary: 'All invoices, and the next one',
    body: noFields,
    answer: inData({ invoices: z.array(invoice), next: nextInvoice }),
  },
  createPortalSession: {
    summary: 'Open the billing portal',
    body: noFields,
    answer: inData({ url: z.string() }),
  },
  updateShopify: {
    summary: 'Change plan through Shopify',
    body: z.object({ planId }),
    answer: updated,
  },
  cancelShopify: {
    summary: 'Cancel a plan bought through Shopify',
    body: z.object({ planId }),
    answer: answers({}),
  },
})
