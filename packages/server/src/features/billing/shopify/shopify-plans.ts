import { findPlan, listPrice, type Plan, PLANS, PRODUCT, type SubscriptionUpdate, TRIAL_DAYS } from '@taplet/contract'
import type { ShopifyShop, ShopifySubscription } from '../../../platform/billing/shopify/port.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { askProvider } from '../ask-provider.ts'
import type { BillingDependencies } from '../dependencies.ts'
import { messages } from '../messages/messages.ts'
import { requirePlan } from '../plan-changes/service.ts'
import { findRunning, findSubscription, hadOne, type SubscriptionRow } from '../store/subscriptions.ts'
import type { Apply } from '../sync/apply.ts'
import { lockAccount } from '../store/lock-account.ts'

type ShopifyDependencies = Pick<BillingDependencies, 'db' | 'shopify' | 'shopOf' | 'clock'> & { apply: Apply }

/** Shopify bills its merchants in dollars whatever they sell in. */
const CURRENCY = 'USD'
/** What the merchant reads on Shopify's page and bill; the plan is known by it again. */
export const shopifyPlanName = ({ tier, period }: Plan): string =>
  `${PRODUCT.name} ${tier.charAt(0)}${tier.slice(1).toLowerCase()}, ${period}`

const planOfName = (name: string): Plan | undefined => PLANS.find((plan) => shopifyPlanName(plan) === name)

/** Plans that a Shopify shop pays for, in the one state that all sources share. */
export function createShopifyPlans({ db, shopify, shopOf, apply, clock }: ShopifyDependencies) {
  async function requireShop(accountId: string): Promise<ShopifyShop> {
    const shop = await shopOf(accountId)
    if (!shop) throw new AppError('BAD_REQUEST', { message: messages.later('noShop') })
    return shop
  }

  /** Returns the running subscription, which must be Shopify's (spec D19). */
  async function ownRunning(accountId: string): Promise<SubscriptionRow | undefined> {
    const running = await findRunning(accountId, db)
    if (running && running.source !== 'shopify') throw new AppError('SUBSCRIPTION_ELSEWHERE')
    return running
  }

  /** Writes what Shopify says of the account's subscriptions; one that it no longer names has ended. */
  async function write(accountId: string, active: readonly ShopifySubscription[]): Promise<void> {
    await inTransaction(db, async (trx) => {
      await lockAccount(accountId, trx)
      const running = await findRunning(accountId, trx)
      const isGone = running?.source === 'shopify' && !active.some(({ id }) => id === running.subscription_id)
      const plan = isGone ? findPlan(running.plan_id) : undefined
      if (isGone && plan)
        await apply.apply(
          { accountId, source: 'shopify', isTest: running.is_test, subscription: ended(running), plan, next: null },
          trx,
        )
      for (const one of active) await take(accountId, one, trx)
    })
  }

  async function take(accountId: string, one: ShopifySubscription, trx: Parameters<Apply['apply']>[1]): Promise<void> {
    const plan = planOfName(one.name)
    if (!plan) return
    const before = await findSubscription(accountId, one.id, trx)
    const trialEnd = one.trialEnd && one.trialEnd > clock() ? one.trialEnd : null
    await apply.apply(
      {
        accountId,
        source: 'shopify',
        isTest: one.isTest,
        plan,
        next: null,
        subscription: {
          subscriptionId: one.id,
          status: one.isFrozen ? 'PAUSED' : trialEnd ? 'TRIALING' : 'ACTIVE',
          currency: one.currency,
          amount: one.amount,
          startedAt: one.createdAt,
          periodEnd: one.periodEnd ?? trialEnd ?? before?.period_end ?? one.createdAt,
          trialEnd,
          endsAt: null,
          payUrl: '',
          confirmUntil: null,
        },
      },
      trx,
    )
  }

  async function refresh(accountId: string): Promise<void> {
    const shop = await shopOf(accountId)
    if (shop) await write(accountId, await shopify.running(shop))
  }

  async function end(accountId: string, running: SubscriptionRow): Promise<void> {
    await shopify.cancel(await requireShop(accountId), running.subscription_id)
    await refresh(accountId)
  }

  return {
    refresh,
    async update(accountId: string, planId: string, returnUrl: string): Promise<SubscriptionUpdate> {
      const shop = await requireShop(accountId)
      const plan = requirePlan(planId)
      await ownRunning(accountId)
      const checkout = await askProvider(async () =>
        shopify.create(shop, {
          name: shopifyPlanName(plan),
          amount: listPrice(plan, CURRENCY),
          currency: CURRENCY,
          period: plan.period,
          trialDays: (await hadOne(accountId, db)) ? 0 : TRIAL_DAYS,
          returnUrl,
        }),
      )
      return { type: 'SHOPIFY_CHECKOUT', checkout }
    },
    async cancel(accountId: string, planId: string): Promise<void> {
      const running = await ownRunning(accountId)
      if (running?.plan_id !== planId) throw new AppError('NOT_FOUND', { message: messages.later('noSubscription') })
      await askProvider(() => end(accountId, running))
    },
    async endForClosing(accountId: string): Promise<void> {
      const running = await findRunning(accountId, db)
      if (running?.source === 'shopify') await end(accountId, running)
    },
  }
}
export type ShopifyPlans = ReturnType<typeof createShopifyPlans>

const ended = (row: SubscriptionRow) => ({
  subscriptionId: row.subscription_id,
  status: 'ENDED' as const,
  currency: row.currency,
  amount: row.amount,
  startedAt: row.started_at,
  periodEnd: row.period_end,
  trialEnd: null,
  endsAt: null,
  payUrl: '',
  confirmUntil: null,
})
