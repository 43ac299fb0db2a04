import type { AvailablePlan, Currency } from '@taplet/contract'
import { formatMoney, type Language } from '@taplet/messages'

const MINOR = 100 // all our currencies have hundredths
const MONTHS = 12

/** Formats an amount of minor units, whole ones without decimals: `€12`, `€12.50`. */
export function priceLabel(amount: number, currency: Currency, language: Language): string {
  const label = formatMoney(amount / MINOR, currency, language)
  return amount % MINOR === 0 ? label.replace(/[.,]00(?!\d)/, '') : label
}

/** Returns what a plan costs, in minor units; the first price where it has none in this currency. */
export function priceOf(
  { prices }: AvailablePlan,
  currency: Currency,
): { amount: number; currency: Currency } | undefined {
  return prices.find((price) => price.currency === currency) ?? prices[0]
}

/** Returns what a plan costs for each month. */
export const perMonth = ({ period }: AvailablePlan, amount: number): number =>
  period === 'yearly' ? Math.round(amount / MONTHS) : amount
