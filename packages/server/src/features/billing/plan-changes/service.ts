import {
  type BillingState,
  type ChangePreview,
  type Currency,
  findPlan,
  type Plan,
  type SubscriptionUpdate,
  tierOf,
} from '@taplet/contract'
import type { BillingProvider } from '../../../platform/billing/port.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { askProvider } from '../ask-provider.ts'
import type { BillingDependencies } from '../dependencies.ts'
import { messages } from '../messages/messages.ts'
import type { Prices } from '../prices.ts'
import { dropCheckout, findCustomer } from '../store/customers.ts'
import { findRunning, type SubscriptionRow } from '../store/subscriptions.ts'
import type { ReadAnew } from '../sync/read-anew.ts'
import type { Refresh } from '../sync/refresh.ts'
import { type Confirmed, createChange, isFree } from './change.ts'
import { createCheckout } from './checkout.ts'

interface PlanChangeDependencies extends Pick<BillingDependencies, 'db' | 'contactsOf' | 'clock'> {
  provider: BillingProvider
  prices: Prices
  readAnew: ReadAnew
  refresh: Refresh
  stateOf: (accountId: string) => Promise<BillingState>
}

export interface UpdateWish extends Confirmed {
  planId: string
  currency: Currency
  origin: string
}

/** Buying, changing and ending a plan that is paid by card. */
export function createPlanChanges(dependencies: PlanChangeDependencies) {
  const { db, provider, refresh, readAnew, stateOf } = dependencies
  const { isTest } = provider
  const change = createChange(dependencies)
  const openCheckout = createCheckout(dependencies)

  /** Returns the running subscription, which must have been bought here (spec D19). */
  async function ownRunning(accountId: string): Promise<SubscriptionRow | undefined> {
    const running = await findRunning(accountId, db)
    if (running && (running.source !== 'stripe' || running.is_test !== isTest))
      throw new AppError('SUBSCRIPTION_ELSEWHERE')
    return running
  }

  async function requireRunning(accountId: string): Promise<SubscriptionRow> {
    const running = await ownRunning(accountId)
    if (!running) throw new AppError('NOT_FOUND', { message: messages.later('noSubscription') })
    return running
  }

  async function answerOf(accountId: string, before: SubscriptionRow): Promise<SubscriptionUpdate> {
    const running = await ownRunning(accountId)
    const {
      plan_id: planId,
      source,
      confirm_until: waits,
      pay_url: url,
      subscription_id: sessionId,
    } = running ?? before
    const plan = requirePlan(planId)
    if (!running) return { type: 'SUBSCRIPTION', subscription: { access: 'FREE', source, period: plan.period } }
    // The bank asks on the provider's own page of the bill.
    if (waits && url !== '') return { type: 'CHECKOUT', sessionId, url }
    return { type: 'SUBSCRIPTION', subscription: { access: tierOf(plan.accessLevel), source, period: plan.period } }
  }

  return {
    async update(
      accountId: string,
      { planId, currency, origin, ...confirmed }: UpdateWish,
    ): Promise<SubscriptionUpdate> {
      const plan = isFree(planId) ? undefined : requirePlan(planId)
      const running = await ownRunning(accountId)
      if (!running && plan) {
        const page = await openCheckout(accountId, { plan, currency, origin })
        if (page) return { type: 'CHECKOUT', sessionId: page.sessionId, url: page.url }
      }
      const current = running ?? (await requireRunning(accountId))
      if (plan) await change.change(current, plan, confirmed)
      else await change.setEnding(current, true)
      return answerOf(accountId, current)
    },
    async preview(accountId: string, planId: string): Promise<ChangePreview> {
      const running = await requireRunning(accountId)
      return isFree(planId) ? change.previewEnd(running) : change.preview(running, requirePlan(planId))
    },
    async setEnding(accountId: string, ends: boolean): Promise<BillingState> {
      await change.setEnding(await requireRunning(accountId), ends)
      return stateOf(accountId)
    },
    async portalUrl(accountId: string, returnUrl: string): Promise<string> {
      await ownRunning(accountId)
      const customer = await findCustomer({ accountId, isTest }, db)
      const customerId = customer?.customer_id
      if (!customerId) throw new AppError('NOT_FOUND', { message: messages.later('noSubscription') })
      return askProvider(() => provider.portalUrl(customerId, returnUrl))
    },
    async invoices(accountId: string) {
      const customer = await findCustomer({ accountId, isTest }, db)
      const customerId = customer?.customer_id
      if (!customerId) return { invoices: [], next: undefined }
      const running = await findRunning(accountId, db)
      const isOwn = running?.source === 'stripe' && running.is_test === isTest
      const [invoices, next] = await askProvider(() =>
        Promise.all([
          provider.readInvoices(customerId),
          isOwn ? provider.readNextInvoice({ customerId, subscriptionId: running.subscription_id }) : undefined,
        ]),
      )
      return { invoices, next }
    },
    /** For an account that is closed: nothing more is charged, and no page is left to pay at. */
    async endForClosing(accountId: string): Promise<void> {
      const customer = await findCustomer({ accountId, isTest }, db)
      const sessionId = customer?.checkout_id
      if (sessionId) {
        await provider.endCheckout(sessionId)
        await refresh.checkout(accountId)
        await dropCheckout({ accountId, isTest }, sessionId, db)
      }
      const running = await findRunning(accountId, db)
      if (running?.source !== 'stripe' || running.is_test !== isTest) return
      await provider.endNow(running.subscription_id)
      await readAnew(accountId, running.subscription_id)
    },
  }
}
export type PlanChanges = ReturnType<typeof createPlanChanges>

/** Returns the plan that is sold under this id. Throws BAD_REQUEST when there is none. */
export function requirePlan(planId: string): Plan {
  const plan = findPlan(planId)
  if (!plan) throw new AppError('BAD_REQUEST', { message: messages.later('noSuchPlan'), field: 'planId' })
  return plan
}
