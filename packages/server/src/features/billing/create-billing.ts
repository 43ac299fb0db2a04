import type { FastifyInstance } from 'fastify'
import { HOUR_MS } from '@taplet/base/time'
import type { Bind } from '../../platform/http/bind.ts'
import type { JobHandlers } from '../../platform/jobs/index.ts'
import type { BillingDependencies } from './dependencies.ts'
import { BILLING_MAIL_JOB } from './mails/billing-mail.ts'
import { createSendMails } from './mails/send-mails.ts'
import { createPlanChanges } from './plan-changes/service.ts'
import { createPrices } from './prices.ts'
import { billingRoutes } from './routes.ts'
import { createShopifyPlans } from './shopify/shopify-plans.ts'
import { createState } from './state.ts'
import { createApply } from './sync/apply.ts'
import { addBillingHook } from './sync/hook-routes.ts'
import { createReadAnew } from './sync/read-anew.ts'
import { createRefresh } from './sync/refresh.ts'
import { createTakeEvent } from './sync/take-event.ts'

/** What accounts pay for their plans: one state for all sources, written from what whoever bills says. */
export function createBilling(dependencies: BillingDependencies) {
  const { provider, originOf } = dependencies
  const stateOf = createState(dependencies)
  const apply = createApply(dependencies)
  const card = provider && createCardBilling({ ...dependencies, provider, apply, stateOf })
  const shopify = createShopifyPlans({ ...dependencies, apply })
  const handlers: JobHandlers = { [BILLING_MAIL_JOB]: createSendMails(dependencies) }

  async function refresh(accountId: string): Promise<void> {
    await card?.refresh.account(accountId)
    await shopify.refresh(accountId)
  }

  return {
    /** What plans cost; undefined where none are sold. */
    prices: card?.prices.list,
    /** Ends what an account pays, before the account is closed. Resolves when nothing was to end. */
    async endForClosing(accountId: string): Promise<void> {
      await card?.plans.endForClosing(accountId)
      await shopify.endForClosing(accountId)
    },
    routes: (bind: Bind): void => billingRoutes(bind, { plans: card?.plans, shopify, stateOf, refresh, originOf }),
    addPages: (server: FastifyInstance): void =>
      addBillingHook(server, { provider, take: async (event) => card?.take(event) }),
    /** Pass these to `jobs.start`. */
    jobs: handlers,
    /** For the daily clean-up. */
    sweeps: { 'billing.forget': async (): Promise<void> => card?.refresh.deleteOldEvents() },
    /** Run at intervals of their own. */
    often: { sweeps: { 'billing.stale': async (): Promise<void> => card?.refresh.stale() }, everyMs: HOUR_MS },
  }
}

type CardDependencies = BillingDependencies & {
  provider: NonNullable<BillingDependencies['provider']>
  apply: ReturnType<typeof createApply>
  stateOf: ReturnType<typeof createState>
}

function createCardBilling(dependencies: CardDependencies) {
  const prices = createPrices(dependencies)
  const readAnew = createReadAnew({ ...dependencies, prices })
  const refresh = createRefresh({ ...dependencies, readAnew })
  return {
    prices,
    refresh,
    plans: createPlanChanges({ ...dependencies, prices, readAnew, refresh }),
    take: createTakeEvent({ ...dependencies, readAnew }),
  }
}
