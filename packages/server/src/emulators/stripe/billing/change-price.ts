import type { Bank } from '../bank/bank.ts'
import { StripeRefusal } from '../bank/refusal.ts'
import type { Price, Subscription } from './billing-ledger.ts'
import { periodEnd } from './clock.ts'
import { linesOfChange } from './lines.ts'
import { issueInvoice, makeInvoice } from './make-invoice.ts'
import { collect, isChargeable } from './pay-invoice.ts'
import { itemOf, planOf } from './prices.ts'

/** Puts another price in place. Another interval begins a new period at `at`, but not while it is tried for free. */
export function setPrice(subscription: Subscription, price: Price, at: number): void {
  const item = itemOf(subscription)
  const restarts = item.price.recurring.interval !== price.recurring.interval && subscription.status !== 'trialing'
  item.price = price
  item.plan = planOf(price)
  if (!restarts) return
  item.current_period_start = at
  item.current_period_end = periodEnd(at, price)
  subscription.billing_cycle_anchor = at
}

/** Changes the price and charges the difference at once; throws the error of a card that cannot pay it. */
export function changePrice(bank: Bank, subscription: Subscription, price: Price, at: number): void {
  const lines = linesOfChange(bank, subscription, price, at)
  const { current_period_end: end } = itemOf(subscription)
  const bill = { lines, reason: 'subscription_update', at, period: { start: at, end } } as const
  if (lines.length > 0 && makeInvoice(bank, subscription, bill).amount_due > 0 && !isChargeable(bank, subscription))
    throw new StripeRefusal(402, 'card_error', 'Your card was declined.', {
      code: 'card_declined',
      decline_code: 'generic_decline',
    })
  if (lines.length > 0) {
    const invoice = issueInvoice(bank, subscription, bill)
    collect(bank, subscription, invoice, at)
  }
  setPrice(subscription, price, at)
}
