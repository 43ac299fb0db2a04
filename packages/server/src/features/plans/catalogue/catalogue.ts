import {
  ALL_PLAN_FEATURES,
  type AvailablePlan,
  type Currency,
  CURRENCIES,
  ENTITLEMENTS,
  featuresOf,
  type Plan,
  PLANS,
  type PlansAnswer,
  TIER_LEVELS,
  TIERS,
} from '@taplet/contract'
import type { Database } from '../../../platform/db/database.ts'
import type { PlanPrice, PriceSource } from './price-source.ts'
import * as store from './store.ts'

interface CatalogueDependencies {
  db: Database
  /** Undefined: this installation sells no plans. */
  prices: PriceSource | undefined
}

const features = {
  allPlanFeatures: [...ALL_PLAN_FEATURES],
  planFeaturesByAccessLevel: Object.fromEntries(TIERS.map((tier) => [`${TIER_LEVELS[tier]}`, featuresOf(tier)])),
}

/** The plans that can be bought, with the prices that are charged. */
export function createCatalogue({ db, prices }: CatalogueDependencies) {
  async function answer(currency: Currency, isCurrent: (plan: Plan) => boolean): Promise<PlansAnswer> {
    const known = (await prices?.()) ?? []
    const availablePlans = PLANS.flatMap((plan) => toAvailable(plan, known, isCurrent(plan)) ?? [])
    return { availablePlans, ...features, currency }
  }
  return {
    isSelling: prices !== undefined,
    fetchPublic: (currency: Currency): Promise<PlansAnswer> => answer(currency, () => false),
    async fetch(accountId: string, currency: Currency): Promise<PlansAnswer> {
      const held = await store.findHeld(accountId, db)
      return answer(
        currency,
        ({ accessLevel, period }) => held?.subscribed_level === accessLevel && held.subscription_period === period,
      )
    },
  }
}
export type Catalogue = ReturnType<typeof createCatalogue>

/** Returns the plan with its prices; undefined when the provider has none for it. */
function toAvailable(plan: Plan, known: readonly PlanPrice[], isCurrent: boolean): AvailablePlan | undefined {
  const { planId, tier, accessLevel, period } = plan
  const prices = CURRENCIES.flatMap((currency) => {
    const price = known.find((one) => one.planId === planId && one.currency === currency)
    return price ? [{ currency, amount: price.amount }] : []
  })
  if (prices.length === 0) return undefined
  return { planId, access: tier, accessLevel, entitlement: ENTITLEMENTS[tier], period, prices, isCurrent }
}
