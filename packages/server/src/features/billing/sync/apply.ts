import { findPlan, type Plan } from '@taplet/contract'
import type { ProviderSubscription } from '../../../platform/billing/port.ts'
import type { BillingDependencies, Trx } from '../dependencies.ts'
import { BILLING_MAIL_JOB, type BillingMail } from '../mails/billing-mail.ts'
import { givesPlan } from '../rules.ts'
import {
  findRunning,
  findSubscription,
  type NewSubscription,
  putSubscription,
  type SubscriptionRow,
} from '../store/subscriptions.ts'

type ApplyDependencies = Pick<BillingDependencies, 'jobs' | 'setSubscriptionLevel' | 'clock'>

/** What was read of a subscription, with our names for its plans. */
export interface Reading {
  accountId: string
  source: NewSubscription['source']
  isTest: boolean
  subscription: Omit<
    ProviderSubscription,
    'customerId' | 'itemId' | 'priceId' | 'priceKey' | 'scheduleId' | 'next' | 'periodStart'
  >
  plan: Plan
  next: { plan: Plan; at: Date } | null
  /** The provider says that the trial is about to end. */
  trialEnds?: boolean
}

/** DUPLICATE: the account has another one, which stays. */
export type Applied = 'DONE' | 'DUPLICATE'

/** The mail about each state that somebody must know of. */
const MAILS: Partial<Record<NewSubscription['status'], BillingMail['kind']>> = {
  ENDED: 'ENDED',
  INCOMPLETE: 'INCOMPLETE',
  PAST_DUE: 'PAYMENT_FAILED',
  PAUSED: 'PAUSED',
  UNPAID: 'UNPAID',
}

/** Writes what was read, the level that follows from it, and the mails about what changed, in one transaction. */
export function createApply({ jobs, setSubscriptionLevel, clock }: ApplyDependencies) {
  const enqueue = (mail: BillingMail, trx: Trx): Promise<void> => jobs.enqueue(BILLING_MAIL_JOB, mail, { trx })

  async function tell(before: SubscriptionRow | undefined, after: NewSubscription, trx: Trx): Promise<void> {
    const { subscription_id: subscriptionId } = after
    if (before?.status === after.status || (!before && after.status === 'ENDED')) return
    const kind = MAILS[after.status]
    if (kind) await enqueue({ kind, subscriptionId }, trx)
  }

  async function warnOfTrial(reading: Reading, before: SubscriptionRow | undefined, trx: Trx): Promise<Date | null> {
    const notified = before?.trial_told_at ?? null
    const { status, subscriptionId, endsAt } = reading.subscription
    if (notified !== null || !reading.trialEnds || status !== 'TRIALING' || endsAt !== null) return notified
    await enqueue({ kind: 'TRIAL_ENDS', subscriptionId }, trx)
    return clock()
  }

  /** Writes what the running subscription gives now: the one that was read may not be it. */
  async function level(accountId: string, trx: Trx): Promise<void> {
    const running = await findRunning(accountId, trx)
    const plan = running && givesPlan(running, clock()) ? findPlan(running.plan_id) : undefined
    const given =
      running && plan ? { accessLevel: plan.accessLevel, source: running.source, period: plan.period } : null
    await setSubscriptionLevel(accountId, given, trx)
  }

  return {
    level,
    async apply(reading: Reading, trx: Trx): Promise<Applied> {
      const { accountId, source, isTest, subscription, plan, next } = reading
      const before = await findSubscription(accountId, subscription.subscriptionId, trx)
      const running = await findRunning(accountId, trx)
      const isOther = running !== undefined && running.subscription_id !== subscription.subscriptionId
      if (isOther && subscription.status !== 'ENDED') return 'DUPLICATE'
      const isDue = subscription.status === 'PAST_DUE' || subscription.status === 'UNPAID'
      const row: NewSubscription = {
        subscription_id: subscription.subscriptionId,
        account_id: accountId,
        source,
        is_test: isTest,
        plan_id: plan.planId,
        status: subscription.status,
        currency: subscription.currency,
        amount: subscription.amount,
        started_at: subscription.startedAt,
        period_end: subscription.periodEnd,
        trial_end: subscription.trialEnd,
        ends_at: subscription.endsAt,
        next_plan_id: next?.plan.planId ?? null,
        next_at: next?.at ?? null,
        past_due_since: isDue ? (before?.past_due_since ?? clock()) : null,
        pay_url: subscription.payUrl,
        confirm_until: subscription.confirmUntil,
        trial_told_at: await warnOfTrial(reading, before, trx),
        read_at: clock(),
      }
      await putSubscription(row, trx)
      await level(accountId, trx)
      await tell(before, row, trx)
      return 'DONE'
    },
  }
}
export type Apply = ReturnType<typeof createApply>
