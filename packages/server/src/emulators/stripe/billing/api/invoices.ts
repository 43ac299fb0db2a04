import { z } from 'zod'
import type { Handler } from '../../api/call.ts'
import { expand, readParameters, wholeNumber } from '../../api/read-parameters.ts'
import { invalid, missing, StripeRefusal } from '../../bank/refusal.ts'
import type { Subscription } from '../billing-ledger.ts'
import { periodEnd, timeOf } from '../clock.ts'
import { linesOfChange, periodLine } from '../lines.ts'
import { makeInvoice } from '../make-invoice.ts'
import { moveTime } from '../move-time.ts'
import { itemOf, planOf, priceOf } from '../prices.ts'
import type { Bank } from '../../bank/bank.ts'
import { customerOf } from './customers.ts'
import { itemsWish, prorationDate, subscriptionOf } from './subscriptions.ts'

const listing = z.strictObject({
  customer: z.string(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  expand,
})

export const listInvoices: Handler = (call) => {
  const { customer, limit = 10 } = readParameters(listing, call.parameters)
  moveTime(call.bank)
  customerOf(call, customer)
  const found = Object.values(call.bank.ledger.billing.invoices)
    .filter((invoice) => invoice.customer === customer)
    .toReversed()
  return { object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url: '/v1/invoices' }
}

export const readInvoice: Handler = (call) => {
  const { bank, id, parameters } = call
  readParameters(z.strictObject({ expand }), parameters)
  const { invoices } = bank.ledger.billing
  const found = Object.hasOwn(invoices, id) ? invoices[id] : undefined
  if (!found) throw missing('invoice', id, 'invoice')
  return found
}

const previewWish = z.strictObject({
  customer: z.string().optional(),
  subscription: z.string(),
  subscription_details: z
    .strictObject({
      items: itemsWish.optional(),
      proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
      proration_date: wholeNumber.optional(),
      cancel_at_period_end: z.enum(['true', 'false']).optional(),
    })
    .optional(),
  expand,
})

/** What would be billed: of a change, or without one the next renewal. */
export const previewInvoice: Handler = (call) => {
  const { bank } = call
  const wish = readParameters(previewWish, call.parameters)
  const subscription = subscriptionOf(call, wish.subscription, 'subscription')
  if (wish.customer !== undefined && wish.customer !== subscription.customer)
    throw invalid('The subscription does not belong to the customer.', { param: 'subscription' })
  const { items, proration_date: date } = wish.subscription_details ?? {}
  if (!items) return nextInvoice(bank, subscription)
  const next = priceOf(bank, items['0'].price, 'subscription_details[items][0][price]')
  const at = prorationDate(bank, subscription, date)
  const lines = linesOfChange(bank, subscription, next, at)
  const { current_period_end: end } = itemOf(subscription)
  return makeInvoice(bank, subscription, { lines, reason: 'upcoming', at, period: { start: at, end } })
}

function nextInvoice(bank: Bank, subscription: Subscription) {
  if (subscription.cancel_at_period_end || subscription.status === 'canceled')
    throw new StripeRefusal(404, 'invalid_request_error', 'No upcoming invoices for customer', {
      code: 'invoice_upcoming_none',
    })
  const item = itemOf(subscription)
  const at = Math.max(item.current_period_end, timeOf(bank, subscription.customer))
  const phase = subscription.schedule
    ? bank.ledger.billing.schedules[subscription.schedule]?.phases.find(({ start_date: start }) => start === at)
    : undefined
  const price = phase?.items[0] ? priceOf(bank, phase.items[0].price) : item.price
  const renewed: Subscription = {
    ...subscription,
    status: 'active',
    items: { ...subscription.items, data: [{ ...item, price, plan: planOf(price) }] },
  }
  const period = { start: at, end: periodEnd(at, price) }
  return makeInvoice(bank, renewed, { lines: [periodLine(bank, renewed, period)], reason: 'upcoming', at, period })
}
