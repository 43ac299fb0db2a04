import { z } from 'zod'
import type {
  Checkout,
  NextInvoice,
  ProviderInvoice,
  ProviderPrice,
  ProviderSubscription,
  ProviderSum,
  SubscriptionStatus,
} from '../port.ts'

/** The fields of Stripe's responses that we use, validated like visitors' input. */
const seconds = z
  .number()
  .int()
  .transform((time) => new Date(time * 1000))
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const currency = z.string().length(3).toUpperCase()
const amount = z.number().int()

const price = z.object({
  id: z.string(),
  lookup_key: z.string().nullable(),
  currency,
  unit_amount: amount.nullable(),
  currency_options: z.record(z.string(), z.object({ unit_amount: amount.nullable() })).optional(),
})
type PriceAnswer = z.output<typeof price>

function amountsOf({ currency: own, unit_amount: ownAmount, currency_options: options = {} }: PriceAnswer) {
  const all = [
    [own, ownAmount],
    ...Object.entries(options).map(([code, { unit_amount }]) => [code.toUpperCase(), unit_amount]),
  ]
  return Object.fromEntries(all.filter(([, sum]) => sum !== null)) as Record<string, number>
}

const priceList = z.object({ data: z.array(price) })

export const toPrices = (answer: unknown): ProviderPrice[] =>
  priceList
    .parse(answer)
    .data.flatMap((one) =>
      one.lookup_key === null ? [] : [{ priceId: one.id, key: one.lookup_key, amounts: amountsOf(one) }],
    )

const session = z.object({
  id: z.string(),
  client_reference_id: z.string().nullable(),
  status: z.string().nullable(),
  url: z.string().nullable(),
  expires_at: seconds,
  subscription: idOf.nullable(),
})
const SESSION_STATES: Readonly<Record<string, Checkout['state']>> = { complete: 'COMPLETE', open: 'OPEN' }

export function toCheckout(answer: unknown): Checkout {
  const read = session.parse(answer)
  return {
    sessionId: read.id,
    accountId: read.client_reference_id ?? '',
    state: SESSION_STATES[read.status ?? ''] ?? 'EXPIRED',
    url: read.url ?? '',
    expiresAt: read.expires_at,
    subscriptionId: read.subscription,
  }
}

const STATUSES: Readonly<Record<string, SubscriptionStatus>> = {
  active: 'ACTIVE',
  canceled: 'ENDED',
  incomplete: 'INCOMPLETE',
  incomplete_expired: 'ENDED',
  past_due: 'PAST_DUE',
  paused: 'PAUSED',
  trialing: 'TRIALING',
  unpaid: 'UNPAID',
}

const phase = z.object({
  start_date: seconds,
  items: z.array(
    z.object({ price: z.union([z.string(), z.object({ id: z.string(), lookup_key: z.string().nullish() })]) }),
  ),
})
const schedule = z.object({ id: z.string(), status: z.string(), phases: z.array(phase) })

const subscription = z.object({
  id: z.string(),
  customer: idOf,
  status: z.string(),
  currency,
  start_date: seconds,
  trial_end: seconds.nullable(),
  cancel_at: seconds.nullable(),
  cancel_at_period_end: z.boolean(),
  pending_update: z.object({ expires_at: seconds }).nullable(),
  schedule: z.union([z.string(), schedule]).nullable(),
  latest_invoice: z
    .union([z.string(), z.object({ status: z.string().nullable(), hosted_invoice_url: z.string().nullish() })])
    .nullable(),
  items: z.object({
    data: z
      .array(z.object({ id: z.string(), price, current_period_start: seconds, current_period_end: seconds }))
      .min(1),
  }),
})
type SubscriptionAnswer = z.output<typeof subscription>

/** The first phase that is yet to come, with another price. */
function nextOf({ schedule: plan, items }: SubscriptionAnswer): ProviderSubscription['next'] {
  const [item] = items.data
  if (!item || plan === null || typeof plan === 'string') return null
  const coming = plan.phases.find(({ start_date: at }) => at >= item.current_period_end)
  const given = coming?.items[0]?.price
  if (!coming || given === undefined) return null
  const priceId = typeof given === 'string' ? given : given.id
  if (priceId === item.price.id) return null
  return { priceId, priceKey: typeof given === 'string' ? null : (given.lookup_key ?? null), at: coming.start_date }
}

const payUrlOf = ({ latest_invoice: bill }: SubscriptionAnswer): string =>
  typeof bill === 'object' && bill?.status === 'open' ? (bill.hosted_invoice_url ?? '') : ''

export function toSubscription(answer: unknown): ProviderSubscription {
  const read = subscription.parse(answer)
  // The schema asks for one at least.
  const item = read.items.data[0] as SubscriptionAnswer['items']['data'][number]
  const { schedule: plan } = read
  return {
    subscriptionId: read.id,
    customerId: read.customer,
    itemId: item.id,
    priceId: item.price.id,
    priceKey: item.price.lookup_key,
    status: STATUSES[read.status] ?? 'UNPAID',
    currency: read.currency,
    amount: amountsOf(item.price)[read.currency] ?? 0,
    startedAt: read.start_date,
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    trialEnd: read.status === 'trialing' ? read.trial_end : null,
    endsAt: read.cancel_at_period_end ? item.current_period_end : read.cancel_at,
    scheduleId: typeof plan === 'string' ? plan : (plan?.id ?? null),
    next: nextOf(read),
    confirmUntil: read.pending_update?.expires_at ?? null,
    payUrl: payUrlOf(read),
  }
}

const line = z.object({
  amount,
  description: z.string().nullable(),
  period: z.object({ start: seconds, end: seconds }),
  pricing: z.object({ price_details: z.object({ price: idOf }).optional() }).nullable(),
})
const sum = z.object({
  currency,
  total: amount,
  amount_due: amount,
  total_discount_amounts: z.array(z.object({ amount })).nullable(),
  total_taxes: z.array(z.object({ amount })).nullable(),
  lines: z.object({ data: z.array(line) }),
})
const added = (parts: readonly { amount: number }[] | null): number =>
  (parts ?? []).reduce((all, part) => all + part.amount, 0)

export function toSum(answer: unknown): ProviderSum {
  const read = sum.parse(answer)
  return {
    currency: read.currency,
    lines: read.lines.data.map(({ amount: part, description, period, pricing }) => ({
      text: description ?? '',
      amount: part,
      isCredit: part < 0,
      priceId: pricing?.price_details?.price ?? null,
      ...period,
    })),
    discount: added(read.total_discount_amounts),
    tax: added(read.total_taxes),
    total: read.total,
    due: read.amount_due,
  }
}

const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  created: seconds,
  currency,
  total: amount,
  status: z.string().nullable(),
  hosted_invoice_url: z.string().nullish(),
  invoice_pdf: z.string().nullish(),
})
const invoiceList = z.object({ data: z.array(invoice) })
const INVOICE_STATES: Readonly<Record<string, ProviderInvoice['state']>> = { open: 'OPEN', paid: 'PAID' }

/** Drafts are not shown: their sums still change. */
export const toInvoices = (answer: unknown): ProviderInvoice[] =>
  invoiceList
    .parse(answer)
    .data.filter(({ status }) => status !== 'draft')
    .map((read) => ({
      invoiceId: read.id,
      number: read.number ?? '',
      createdAt: read.created,
      currency: read.currency,
      total: read.total,
      state: INVOICE_STATES[read.status ?? ''] ?? 'VOID',
      pageUrl: read.hosted_invoice_url ?? '',
      pdfUrl: read.invoice_pdf ?? '',
    }))

const nextInvoice = z.object({
  currency,
  amount_due: amount,
  period_end: seconds,
  next_payment_attempt: seconds.nullable(),
})

export function toNextInvoice(answer: unknown): Omit<NextInvoice, 'card'> {
  const read = nextInvoice.parse(answer)
  return { at: read.next_payment_attempt ?? read.period_end, currency: read.currency, due: read.amount_due }
}

const paidWith = z.object({
  default_payment_method: z
    .union([z.string(), z.object({ card: z.object({ brand: z.string(), last4: z.string() }).optional() })])
    .nullable(),
})

/** `Visa 4242`; empty when it is no card. */
export function toCard(answer: unknown): string {
  const { default_payment_method: method } = paidWith.parse(answer)
  const card = typeof method === 'object' ? method?.card : undefined
  return card ? `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ${card.last4}` : ''
}

export const idOfAnswer = (answer: unknown): string => z.object({ id: z.string() }).parse(answer).id
export const urlOfAnswer = (answer: unknown): string => z.object({ url: z.string().min(1) }).parse(answer).url
