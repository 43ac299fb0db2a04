import type { Currency, PlanId } from '@taplet/contract'

export interface PlanPrice {
  planId: PlanId
  currency: Currency
  /** Of one period, in minor units, tax included. */
  amount: number
}

/** Returns what is charged, from whoever charges it. */
export type PriceSource = () => Promise<readonly PlanPrice[]>
