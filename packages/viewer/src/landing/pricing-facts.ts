import type { AvailablePlan, Currency, PlanPeriod, Tier } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import type { ViewerAssets } from '../assets/assets.ts'

/** What the pricing page says. */
export interface PricingFacts {
  assets: ViewerAssets
  language: Language
  /** Plans that can be bought; none where this installation sells none. */
  plans: readonly AvailablePlan[]
  currency: Currency
  /** The period that is shown first. */
  period: PlanPeriod
  /** What every account has here without paying. */
  base: Tier
  /** The plan of who is signed in; undefined for guests. */
  tier: Tier | undefined
  /** The origin of this installation. */
  origin: string
  /** Address of a code that opens this page. */
  codeUrl: string
  /** The year of the first printed code. */
  year: number
}

export const PRICING_PATH = '/pricing'
const SUBSCRIPTION = '/app/account'

/** Returns where a plan is bought: the account's subscription, through the sign-up for guests. */
export function buyingPath(planId: string, { tier }: Pick<PricingFacts, 'tier'>): string {
  const path = `${SUBSCRIPTION}?plan=${encodeURIComponent(planId)}#subscription`
  return tier === undefined ? `/signup?redirect=${encodeURIComponent(path)}` : path
}
export const MANAGE_PATH = `${SUBSCRIPTION}#subscription`
