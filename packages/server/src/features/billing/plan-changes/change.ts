import { type ChangePreview, findPlan, FREE_PLAN_ID, type Plan } from '@taplet/contract'
import { DAY_MS, HOUR_MS } from '@taplet/base/time'
import type {
  BillingProvider,
  ProviderSubscription,
  ProviderSum,
  SubscriptionStatus,
} from '../../../platform/billing/port.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { askProvider } from '../ask-provider.ts'
import type { BillingDependencies } from '../dependencies.ts'
import { messages } from '../messages/messages.ts'
import type { Prices } from '../prices.ts'
import { isUpgrade } from '../rules.ts'
import { findCustomer } from '../store/customers.ts'
import type { SubscriptionRow } from '../store/subscriptions.ts'
import type { ReadAnew } from '../sync/read-anew.ts'

interface ChangeDependencies extends Pick<BillingDependencies, 'db' | 'clock'> {
  provider: BillingProvider
  prices: Prices
  readAnew: ReadAnew
}

/** What a person confirmed: the moment and the sum of the preview. */
export interface Confirmed {
  at?: Date | undefined
  due?: number | undefined
}

interface Planned {
  subscription: ProviderSubscription
  from: Plan
  to: Plan
  priceId: string
  /** Of the new plan, in the subscription's currency. */
  amount: number
  isNow: boolean
}

/** Changes of a running subscription, which are shown to the cent before they are made. */
export function createChange({ db, provider, prices, readAnew, clock }: ChangeDependencies) {
  async function plan(row: SubscriptionRow, to: Plan): Promise<Planned> {
    const subscription = await askProvider(() => provider.readSubscription(row.subscription_id))
    const from = (await prices.planOf(subscription)) ?? findPlan(row.plan_id)
    const { priceId, amounts } = await prices.of(to)
    const amount = amounts[subscription.currency]
    if (!from || amount === undefined) throw new AppError('BAD_REQUEST', { message: messages.later('planNotSold') })
    if (subscription.status !== 'ACTIVE' && subscription.status !== 'TRIALING')
      throw new AppError('SUBSCRIPTION_UNPAID')
    // While it is tried for free nothing was paid that could be used up first.
    const isNow = subscription.status === 'TRIALING' || isUpgrade(from, to)
    return { subscription, from, to, priceId, amount, isNow }
  }

  /** The same for a click that is repeated, another once something was changed. */
  const revisionOf = async (accountId: string): Promise<string> =>
    (await findCustomer({ accountId, isTest: provider.isTest }, db))?.revision ?? ''

  const sumOf = ({ subscription, priceId }: Planned, at: Date): Promise<ProviderSum> =>
    askProvider(() => provider.previewChange({ subscription, priceId, at }))

  /** Stripe counts in seconds; a moment long ago would give too much back. */
  function momentOf({ subscription }: Planned, { at }: Confirmed): Date {
    const now = Math.floor(clock().getTime() / 1000) * 1000
    const { periodStart, periodEnd } = subscription
    const wanted = at?.getTime() ?? now
    if (wanted > now || wanted < now - HOUR_MS) return within(new Date(now), periodStart, periodEnd)
    return within(new Date(wanted), periodStart, periodEnd)
  }

  async function preview(row: SubscriptionRow, to: Plan): Promise<ChangePreview> {
    const planned = await plan(row, to)
    const { subscription, from, isNow } = planned
    const { currency, periodEnd } = subscription
    const next = { amount: planned.amount, period: to.period }
    if (!isNow)
      return {
        kind: 'LATER',
        at: periodEnd.toISOString(),
        currency,
        lines: [],
        discount: 0,
        tax: 0,
        due: 0,
        kept: 0,
        next: { ...next, at: periodEnd.toISOString() },
      }
    const at = momentOf(planned, {})
    const sum = await sumOf(planned, at)
    const isRestarted = from.period !== to.period && subscription.status !== 'TRIALING'
    const until = sum.lines.reduce((end, line) => (line.end > end ? line.end : end), periodEnd)
    const lines = sum.lines.map((line) => ({
      planId: line.isCredit ? from.planId : to.planId,
      text: line.text,
      amount: line.amount,
      isCredit: line.isCredit,
      days: Math.ceil((line.end.getTime() - line.start.getTime()) / DAY_MS),
    }))
    return {
      kind: 'NOW',
      at: at.toISOString(),
      currency: sum.currency,
      lines,
      discount: sum.discount,
      tax: sum.tax,
      due: sum.due,
      kept: Math.max(0, -sum.total),
      next: { ...next, at: (isRestarted ? until : periodEnd).toISOString() },
    }
  }

  /** Returns whether the change is still to be made: the other of two clicks may have made it. Throws for another sum. */
  async function requireSum(row: SubscriptionRow, planned: Planned, at: Date, { due }: Confirmed): Promise<boolean> {
    if (due === undefined) return true
    const sum = await sumOf(planned, at)
    if (sum.due === due) return true
    const { from, to } = await plan(row, planned.to)
    if (from.planId === to.planId) return false
    throw new AppError('CONFLICT', { message: messages.later('sumChanged'), current: sum })
  }

  return {
    /** What ending it means: nothing is charged, and the plan stays until the period ends. */
    previewEnd: (row: SubscriptionRow): ChangePreview => ({
      kind: 'LATER',
      at: row.period_end.toISOString(),
      currency: row.currency,
      lines: [],
      discount: 0,
      tax: 0,
      due: 0,
      kept: 0,
      next: { amount: 0, at: row.period_end.toISOString(), period: findPlan(row.plan_id)?.period ?? 'monthly' },
    }),
    preview,
    async change(row: SubscriptionRow, to: Plan, confirmed: Confirmed): Promise<void> {
      const planned = await plan(row, to)
      const { subscription, from, priceId } = planned
      const { subscriptionId } = subscription
      if (from.planId === to.planId) await keep(subscription)
      else if (planned.isNow) {
        const at = momentOf(planned, confirmed)
        const key = `${subscriptionId} ${priceId} ${at.getTime()}`
        if (await requireSum(row, planned, at, confirmed))
          await askProvider(() => provider.changeNow({ subscription, priceId, at, key }))
      } else {
        const key = `${subscriptionId} ${await revisionOf(row.account_id)}`
        await askProvider(() => provider.changeLater({ subscription, priceId, at: subscription.periodEnd, key }))
      }
      await askProvider(() => readAnew(row.account_id, subscriptionId))
    },
    /** Ends it with its period, or takes back what was to come. */
    async setEnding(row: SubscriptionRow, ends: boolean): Promise<void> {
      const subscription = await askProvider(() => provider.readSubscription(row.subscription_id))
      const { subscriptionId, status } = subscription
      // Nothing is paid for that could be used up.
      if (ends && !isPaidFor(status)) await askProvider(() => provider.endNow(subscriptionId))
      else if (status === 'PAUSED') await askProvider(() => provider.resume(subscriptionId))
      else if (ends) await askProvider(() => provider.setEnding(subscription, true))
      else await keep(subscription)
      await askProvider(() => readAnew(row.account_id, row.subscription_id))
    },
  }

  async function keep(subscription: ProviderSubscription): Promise<void> {
    if (subscription.endsAt === null && subscription.scheduleId === null) return
    await askProvider(() => provider.setEnding(subscription, false))
  }
}

const isPaidFor = (status: SubscriptionStatus): boolean => ['ACTIVE', 'PAST_DUE', 'TRIALING'].includes(status)

export const isFree = (planId: string): boolean => planId === FREE_PLAN_ID

const within = (at: Date, from: Date, to: Date): Date => (at < from ? from : at > to ? to : at)
