import { DAY_MS } from '@taplet/base/time'
import { z } from 'zod'
import { PaymentProviderError } from '../../payments/port.ts'
import { CANCEL_SUBSCRIPTION, CREATE_SUBSCRIPTION, RUNNING_SUBSCRIPTIONS, SHOPIFY_API_VERSION } from './documents.ts'
import type { ShopifyBilling, ShopifyShop, ShopifySubscription } from './port.ts'

interface ShopifyOptions {
  /** Sends requests elsewhere than to the shops, such as to the emulator. */
  fetch?: typeof globalThis.fetch | undefined
  /** Bills without money. */
  isTest: boolean
}

const PATIENCE_MS = 9500
const INTERVALS = { monthly: 'EVERY_30_DAYS', yearly: 'ANNUAL' } as const

const userErrors = z.array(z.object({ message: z.string() }))
const created = z.object({
  appSubscriptionCreate: z.object({
    appSubscription: z.object({ id: z.string() }).nullable(),
    confirmationUrl: z.string().nullable(),
    userErrors,
  }),
})
const cancelled = z.object({ appSubscriptionCancel: z.object({ userErrors }) })
const pricing = z.object({ price: z.object({ amount: z.coerce.number(), currencyCode: z.string() }).optional() })
const installation = z.object({
  currentAppInstallation: z.object({
    activeSubscriptions: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        status: z.string(),
        test: z.boolean(),
        trialDays: z.number(),
        createdAt: z.coerce.date(),
        currentPeriodEnd: z.coerce.date().nullable(),
        lineItems: z.array(z.object({ plan: z.object({ pricingDetails: pricing }) })),
      }),
    ),
  }),
})
const answered = z.object({ data: z.unknown(), errors: z.array(z.object({ message: z.string() })).optional() })

/** Shopify's own billing, over its Admin API in GraphQL. */
export function createShopifyBilling({ fetch: send = fetch, isTest }: ShopifyOptions): ShopifyBilling {
  async function ask<T>(shop: ShopifyShop, query: string, variables: object, read: z.ZodType<T>): Promise<T> {
    const response = await send(`https://${shop.domain}/admin/api/${SHOPIFY_API_VERSION}/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': shop.accessToken },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((cause: unknown) => {
      throw new PaymentProviderError('Shopify cannot be reached.', { cause })
    })
    const isFinal = response.status >= 400 && response.status < 500 && response.status !== 429
    if (!response.ok) throw new PaymentProviderError(`Shopify answered ${response.status}.`, { isFinal })
    const { success, data: answer } = answered.safeParse(await response.json().catch(() => undefined))
    if (!success) throw new PaymentProviderError('Shopify answered what we do not understand.')
    const [problem] = answer.errors ?? []
    if (problem) throw new PaymentProviderError(problem.message, { isFinal: true })
    const parsed = read.safeParse(answer.data)
    if (!parsed.success)
      throw new PaymentProviderError('Shopify answered what we do not understand.', { cause: parsed.error })
    return parsed.data
  }

  async function running(shop: ShopifyShop): Promise<ShopifySubscription[]> {
    const { currentAppInstallation: found } = await ask(shop, RUNNING_SUBSCRIPTIONS, {}, installation)
    return found.activeSubscriptions.map((one) => {
      const price = one.lineItems[0]?.plan.pricingDetails.price
      return {
        id: one.id,
        name: one.name,
        isFrozen: one.status === 'FROZEN',
        isTest: one.test,
        createdAt: one.createdAt,
        trialEnd: one.trialDays > 0 ? new Date(one.createdAt.getTime() + one.trialDays * DAY_MS) : null,
        periodEnd: one.currentPeriodEnd,
        amount: Math.round((price?.amount ?? 0) * 100),
        currency: price?.currencyCode ?? 'USD',
      }
    })
  }

  return {
    running,
    async create(shop, { name, amount, currency, period, trialDays, returnUrl }) {
      const price = { amount: (amount / 100).toFixed(2), currencyCode: currency }
      const variables = {
        name,
        returnUrl,
        trialDays,
        test: isTest,
        replacementBehavior: 'STANDARD',
        lineItems: [{ plan: { appRecurringPricingDetails: { price, interval: INTERVALS[period] } } }],
      }
      const { appSubscriptionCreate: answer } = await ask(shop, CREATE_SUBSCRIPTION, variables, created)
      refuse(answer.userErrors)
      const { appSubscription, confirmationUrl } = answer
      if (!appSubscription || !confirmationUrl) throw new PaymentProviderError('Shopify named no page to confirm at.')
      return { subscriptionId: appSubscription.id, confirmationUrl }
    },
    async cancel(shop, id) {
      const { appSubscriptionCancel: answer } = await ask(shop, CANCEL_SUBSCRIPTION, { id }, cancelled)
      if (answer.userErrors.length === 0) return
      // Refused because it has ended: fine.
      if ((await running(shop)).some((one) => one.id === id)) refuse(answer.userErrors)
    },
  }
}

function refuse([problem]: readonly { message: string }[]): void {
  if (problem) throw new PaymentProviderError(problem.message, { isFinal: true })
}
