import { listPrice, PLANS, type BillingState, CURRENCIES, type SubscriptionInfo } from '@taplet/contract'
import { aPayoutAccount } from './orders.ts'
import { type Handlers, signedIn } from './fake-server.ts'

export const aSubscription = (change: Partial<SubscriptionInfo> = {}): SubscriptionInfo => ({
  source: 'stripe',
  planId: 'starter-monthly',
  access: 'STARTER',
  period: 'monthly',
  status: 'ACTIVE',
  currency: 'EUR',
  amount: 1200,
  startedAt: '2026-03-12T10:00:00.000Z',
  periodEnd: '2026-12-12T10:00:00.000Z',
  trialEnd: null,
  graceEnd: null,
  payUrl: '',
  confirmBy: null,
  canChange: true,
  ...change,
})

export const aBillingState = (change: Partial<BillingState> = {}): BillingState => ({
  pendingSubscriptionChange: null,
  subscription: null,
  isSold: true,
  isTest: true,
  trialDays: 14,
  isPaying: false,
  ...change,
})

const availablePlans = PLANS.map((plan) => ({
  planId: plan.planId,
  access: plan.tier,
  accessLevel: plan.accessLevel,
  entitlement: plan.tier === 'GROWTH' ? 'BUSINESS' : 'PROFESSIONAL',
  period: plan.period,
  prices: CURRENCIES.map((currency) => ({ currency, amount: listPrice(plan, currency) })),
  isCurrent: false,
}))

/** Handlers of an installation that sells plans. */
export const plansSold: Handlers = {
  '/billing/shared/fetch-available-plans/auth': () => ({
    data: { availablePlans, allPlanFeatures: [], planFeaturesByAccessLevel: {}, currency: 'EUR' },
  }),
}

/** Handlers for a signed-in browser whose account is billed so. */
export const billed = (state: BillingState, handlers: Handlers = {}): Handlers => ({
  ...signedIn,
  '/payouts/account': () => ({ account: aPayoutAccount() }),
  '/billing/shared/fetch-subscription-info': () => ({ data: state }),
  ...plansSold,
  '/billing/stripe/list-invoices': () => ({ data: { invoices: [], next: null } }),
  ...handlers,
})
