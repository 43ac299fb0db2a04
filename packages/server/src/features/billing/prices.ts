import { type Currency, CURRENCIES, findPlan, type Plan, type PlanId, PLANS } from '@taplet/contract'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { BillingProvider, ProviderPrice } from '../../platform/billing/port.ts'
import type { Database } from '../../platform/db/database.ts'
import { askProvider } from './ask-provider.ts'
import { messages } from './messages/messages.ts'
import { planOfPrice, rememberPrices } from './store/events.ts'

/** A changed price is shown after this at the latest; who pays always sees the provider's own. */
const FRESH_MS = 5 * 60_000
const KEYS = PLANS.map(({ planId }) => planId)

interface PriceDependencies {
  db: Database
  provider: BillingProvider
  clock: () => Date
  onError: (error: unknown, about: string) => void
}

export interface PlanPrice {
  planId: PlanId
  currency: Currency
  amount: number
}

/** What plans cost, as the provider charges it. */
export function createPrices({ db, provider, clock, onError }: PriceDependencies) {
  let known: { at: number; prices: Promise<ProviderPrice[]> } | undefined

  async function load(): Promise<ProviderPrice[]> {
    const prices = await provider.readPrices(KEYS)
    await rememberPrices(prices, db)
    return prices
  }

  /** Returns the prices of at most five minutes ago; older ones only while the provider does not answer. */
  function read(): Promise<ProviderPrice[]> {
    const now = clock().getTime()
    if (known && now - known.at < FRESH_MS) return known.prices
    const before = known
    const fresh = { at: now, prices: load() }
    known = fresh
    fresh.prices = fresh.prices.catch((error: unknown) => {
      if (known === fresh) known = before && { ...before, at: now }
      if (!before) throw error
      onError(error, 'prices of plans are not to be had; the last ones are shown')
      return before.prices
    })
    return fresh.prices
  }

  return {
    /** For the catalogue. Empty while they are not to be had. */
    async list(): Promise<readonly PlanPrice[]> {
      const prices = await read().catch((error: unknown) => {
        onError(error, 'prices of plans are not to be had')
        return []
      })
      return prices.flatMap(({ key, amounts }) => {
        const plan = findPlan(key)
        if (!plan) return []
        return CURRENCIES.flatMap((currency) => {
          const amount = amounts[currency]
          return amount === undefined ? [] : [{ planId: plan.planId, currency, amount }]
        })
      })
    },
    /** Returns the price of a plan. Throws where it is not on sale. */
    async of({ planId }: Plan): Promise<ProviderPrice> {
      const price = (await askProvider(read)).find(({ key }) => key === planId)
      if (!price) throw new AppError('BAD_REQUEST', { message: messages.later('planNotSold'), field: 'planId' })
      return price
    },
    /** Returns the plan of a price, also of one that is no longer on sale. */
    async planOf({ priceId, priceKey }: { priceId: string; priceKey: string | null }): Promise<Plan | undefined> {
      return findPlan(priceKey ?? '') ?? findPlan((await planOfPrice(priceId, db)) ?? '')
    },
  }
}
export type Prices = ReturnType<typeof createPrices>
