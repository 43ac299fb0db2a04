import type { Bank } from '../bank/bank.ts'
import type { Invoice, Subscription } from './billing-ledger.ts'
import { periodEnd, timeOf } from './clock.ts'
import { periodLine } from './lines.ts'
import { issueInvoice } from './make-invoice.ts'
import { collect } from './pay-invoice.ts'
import { itemOf } from './prices.ts'

/** States that only settings and pages of Stripe's own lead to. */
export const FORCED_STATES = ['incomplete', 'paused', 'unpaid'] as const
export type ForcedState = (typeof FORCED_STATES)[number]

/** Begins a period now, with a bill for it. */
function billPeriod(bank: Bank, subscription: Subscription, reason: 'subscription_create' | 'subscription_cycle') {
  const at = timeOf(bank, subscription.customer)
  const item = itemOf(subscription)
  Object.assign(item, { current_period_start: at, current_period_end: periodEnd(at, item.price) })
  subscription.trial_end = null
  const period = { start: at, end: item.current_period_end }
  const lines = [periodLine(bank, subscription, period)]
  return issueInvoice(bank, subscription, { lines, reason, at, period })
}

/** Puts a subscription where its first payment is missing, or all attempts to charge failed, or it was paused. */
export function force(bank: Bank, subscription: Subscription, state: ForcedState): void {
  subscription.status = state
  if (state === 'paused') {
    bank.announce({ type: 'customer.subscription.paused', object: subscription })
    return
  }
  const bill = billPeriod(bank, subscription, state === 'incomplete' ? 'subscription_create' : 'subscription_cycle')
  bank.announce({ type: 'invoice.payment_failed', object: bill })
  bank.announce({ type: 'customer.subscription.updated', object: subscription })
}

/** Begins a new period; it stays paused until the bill for it is paid. */
export function resume(bank: Bank, subscription: Subscription): void {
  const bill = billPeriod(bank, subscription, 'subscription_cycle')
  if (collect(bank, subscription, bill, bill.created)) settle(bank, subscription)
  else bank.announce({ type: 'customer.subscription.updated', object: subscription })
}

/** What a paid bill does for its subscription: it is active, whatever was missing. */
export function settle(bank: Bank, subscription: Subscription): void {
  const { status } = subscription
  if (!['incomplete', 'past_due', 'paused', 'unpaid'].includes(status)) return
  subscription.status = 'active'
  if (status === 'paused') bank.announce({ type: 'customer.subscription.resumed', object: subscription })
  bank.announce({ type: 'customer.subscription.updated', object: subscription })
}

/** A first payment that is missing for so long ends the subscription; in seconds. */
const INCOMPLETE_FOR = 23 * 3600

/** Ends a subscription that never began; returns whether it did. */
export function expireIncomplete(bank: Bank, subscription: Subscription, now: number): boolean {
  const bill: Invoice | undefined = bank.ledger.billing.invoices[subscription.latest_invoice ?? '']
  if (now < (bill?.created ?? 0) + INCOMPLETE_FOR) return false
  subscription.status = 'incomplete_expired'
  if (bill) bill.status = 'void'
  bank.announce({ type: 'customer.subscription.updated', object: subscription })
  return true
}
