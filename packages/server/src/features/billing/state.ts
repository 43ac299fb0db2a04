import { type BillingState, findPlan, FREE_PLAN_ID, type SubscriptionInfo, tierOf, TRIAL_DAYS } from '@taplet/contract'
import type { BillingProvider } from '../../platform/billing/port.ts'
import type { Database } from '../../platform/db/database.ts'
import { graceEnd } from './rules.ts'
import { findCustomer } from './store/customers.ts'
import { findRunning, hadOne, type SubscriptionRow } from './store/subscriptions.ts'

interface StateDependencies {
  db: Database
  provider: BillingProvider | undefined
  clock: () => Date
}

const time = (at: Date | null): string | null => at?.toISOString() ?? null

/** Returns what an account has, from our own tables alone: it is shown also while the provider does not answer. */
export function createState({ db, provider, clock }: StateDependencies) {
  const isTest = provider?.isTest ?? false

  function toInfo(row: SubscriptionRow): SubscriptionInfo | null {
    const plan = findPlan(row.plan_id)
    if (!plan || row.status === 'ENDED') return null
    return {
      source: row.source,
      planId: plan.planId,
      access: tierOf(plan.accessLevel),
      period: plan.period,
      status: row.status,
      currency: row.currency,
      amount: row.amount,
      startedAt: row.started_at.toISOString(),
      periodEnd: row.period_end.toISOString(),
      trialEnd: time(row.trial_end),
      graceEnd: time(graceEnd(row)),
      payUrl: row.pay_url,
      confirmBy: row.confirm_until && row.confirm_until > clock() ? time(row.confirm_until) : null,
      canChange: row.source === 'stripe' && provider !== undefined && row.is_test === isTest,
    }
  }

  return async (accountId: string): Promise<BillingState> => {
    const [running, customer, isKnown] = await Promise.all([
      findRunning(accountId, db),
      findCustomer({ accountId, isTest }, db),
      hadOne(accountId, db),
    ])
    const hasTrial = (customer?.trial_used_at ?? null) === null && !isKnown
    return {
      pendingSubscriptionChange: running ? pendingOf(running) : null,
      subscription: running ? toInfo(running) : null,
      isSold: provider !== undefined,
      isTest,
      trialDays: hasTrial ? TRIAL_DAYS : 0,
      isPaying: !running && (customer?.checkout_until ?? clock()) > clock(),
    }
  }
}

function pendingOf(row: SubscriptionRow): BillingState['pendingSubscriptionChange'] {
  if (row.ends_at) return { planId: FREE_PLAN_ID, access: 'FREE', period: null, at: row.ends_at.toISOString() }
  const plan = findPlan(row.next_plan_id ?? '')
  if (!plan || !row.next_at) return null
  return { planId: plan.planId, access: tierOf(plan.accessLevel), period: plan.period, at: row.next_at.toISOString() }
}
