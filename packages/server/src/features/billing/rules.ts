import { DAY_MS } from '@taplet/base/time'
import { type Plan } from '@taplet/contract'
import type { SubscriptionRow } from './store/subscriptions.ts'

/** Days after a failed payment in which the plan stays. The provider tries the card again meanwhile. */
export const GRACE_DAYS = 14

/** Returns until when the plan stays although a payment is missing; null when none is. */
export const graceEnd = ({ past_due_since: since }: Pick<SubscriptionRow, 'past_due_since'>): Date | null =>
  since && new Date(since.getTime() + GRACE_DAYS * DAY_MS)

/** Whether a subscription gives its plan to the account now. */
export function givesPlan(row: Pick<SubscriptionRow, 'status' | 'past_due_since'>, now: Date): boolean {
  if (row.status === 'ACTIVE' || row.status === 'TRIALING') return true
  const end = graceEnd(row)
  return row.status === 'PAST_DUE' && end !== null && now < end
}

/** Whether a change is made and charged at once. Others wait for the end of the period that is paid for. */
export const isUpgrade = (from: Plan, to: Plan): boolean =>
  to.accessLevel > from.accessLevel ||
  (to.accessLevel === from.accessLevel && from.period === 'monthly' && to.period === 'yearly')
