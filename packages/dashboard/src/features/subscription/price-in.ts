import type { AvailablePlan } from '@taplet/contract'

/** Returns what a plan costs in a currency, in the smallest unit; undefined when it is not sold in it. */
export const priceIn = ({ prices }: AvailablePlan, currency: string): number | undefined =>
  prices.find((price) => price.currency === currency)?.amount
