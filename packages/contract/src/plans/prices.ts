import type { PaidTier, Plan } from './plans.ts'

export const CURRENCIES = ['EUR', 'GBP', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]
/** A year costs as much as this many months. */
export const PAID_MONTHS_OF_YEAR = 10
/** Of a month, in minor units, tax included. */
const MONTHLY_PRICES: Readonly<Record<PaidTier, Readonly<Record<Currency, number>>>> = {
  STARTER: { EUR: 1200, GBP: 1000, USD: 1200 },
  GROWTH: { EUR: 3000, GBP: 2600, USD: 3000 },
}

/** Returns the list price of one period in minor units. What is charged is the provider's price, which is made of this. */
export const listPrice = ({ tier, period }: Pick<Plan, 'tier' | 'period'>, currency: Currency): number =>
  MONTHLY_PRICES[tier][currency] * (period === 'yearly' ? PAID_MONTHS_OF_YEAR : 1)
