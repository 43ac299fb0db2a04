import type { BillingState, ChangePreview, SubscriptionUpdate } from '@taplet/contract'
import { billingCalls } from '@taplet/contract/schemas'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import { askProvider } from './ask-provider.ts'
import { messages } from './messages/messages.ts'
import { ACCOUNT_PATH } from './plan-changes/checkout.ts'
import type { PlanChanges } from './plan-changes/service.ts'
import type { ShopifyPlans } from './shopify/shopify-plans.ts'
import { toInvoice, toNext } from './to-invoice.ts'

interface BillingServices {
  /** Undefined: this installation sells no plans by card. */
  plans: PlanChanges | undefined
  shopify: ShopifyPlans
  stateOf: (accountId: string) => Promise<BillingState>
  /** Reads again what is billed. */
  refresh: (accountId: string) => Promise<void>
  /** Returns our origin as the client sees it. */
  originOf: (request: FastifyRequest) => string
}

const inData = <Data>(data: Data): { data: Data } => ({ data })

/** Calls of owners about the plan that they pay for. */
export function billingRoutes(bind: Bind, { plans, shopify, stateOf, refresh, originOf }: BillingServices): void {
  const sold = (): PlanChanges => {
    if (!plans) throw new AppError('NOT_FOUND', { message: messages.later('notSoldHere') })
    return plans
  }
  const back = (request: FastifyRequest): string => `${originOf(request)}${ACCOUNT_PATH}#subscription`

  bind('billing', billingCalls, {
    fetchSubscription: async ({ account }) => inData(await stateOf(account.accountId)),
    refresh: async ({ account }) => {
      await askProvider(() => refresh(account.accountId))
      return inData(await stateOf(account.accountId))
    },
    updateStripe: async ({ account, input, request }): Promise<{ data: SubscriptionUpdate }> => {
      const { planId, currency = 'EUR', at, due } = input
      const confirmed = { at: at === undefined ? undefined : new Date(at), due }
      return inData(
        await sold().update(account.accountId, { planId, currency, origin: originOf(request), ...confirmed }),
      )
    },
    previewStripe: async ({ account, input }): Promise<{ data: ChangePreview }> =>
      inData(await sold().preview(account.accountId, input.planId)),
    cancelStripe: async ({ account }) => inData(await sold().setEnding(account.accountId, true)),
    keepStripe: async ({ account }) => inData(await sold().setEnding(account.accountId, false)),
    listInvoices: async ({ account, request }) => {
      const { invoices, next } = await sold().invoices(account.accountId)
      const origin = originOf(request)
      return inData({ invoices: invoices.map((one) => toInvoice(one, origin)), next: next ? toNext(next) : null })
    },
    createPortalSession: async ({ account, request }) =>
      inData({ url: await sold().portalUrl(account.accountId, back(request)) }),
    updateShopify: async ({ account, input, request }): Promise<{ data: SubscriptionUpdate }> =>
      inData(await shopify.update(account.accountId, input.planId, back(request))),
    cancelShopify: async ({ account, input }) => {
      await shopify.cancel(account.accountId, input.planId)
      return succeed({})
    },
  })
}
