import type { PlanPeriod, SubscriptionSource } from '@taplet/contract'

/** What a running subscription gives. */
export interface SubscribedPlan {
  accessLevel: number
  source: SubscriptionSource
  period: PlanPeriod
}
