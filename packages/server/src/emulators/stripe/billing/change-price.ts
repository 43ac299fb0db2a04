import type { Bank } from '../bank/bank.ts'
import { StripeRefusal } from '../bank/refusal.ts'
import type { Price, Subscription } from './billing-ledger.ts'
import type { BillingCard } from './cards.ts'
import { periodEnd, timeOf } from './clock.ts'
import { linesOfChange } from './lines.ts'
import { issueInvoice, makeInvoice } from './make-invoice.ts'
import { collect, laterOf } from './pay-invoice.ts'
import { itemOf, planOf } from './prices.ts'

export interface ChangeWish {
  price: Price
  /** The moment that unused time is counted from. */
  at: number
  behavior: Behavior | undefined
  /** Whether it ends with its period; undefined: as before. */
  endsLater: boolean | undefined
}

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

/** In seconds: as long as Stripe keeps a change that could not be paid. */
const PENDING_FOR = 23 * 3600

/** What becomes of a change that the card cannot pay without its owner. */
export type Behavior = 'error_if_incomplete' | 'pending_if_incomplete'

/** Changes the price and charges the difference; throws the error of a card that cannot pay it, unless that may wait. */
export function changePrice(bank: Bank, subscription: Subscription, wish: ChangeWish): void {
  const { price, at, behavior } = wish
  dropPending(bank, subscription)
  const lines = linesOfChange(bank, subscription, price, at)
  const { current_period_end: end } = itemOf(subscription)
  const bill = { lines, reason: 'subscription_update', at, period: { start: at, end } } as const
  const isFree = lines.length === 0 || makeInvoice(bank, subscription, bill).amount_due === 0
  if (!isFree && laterOf(bank, subscription) !== 'PAID') {
    if (behavior !== 'pending_if_incomplete') throw refusalOf(laterOf(bank, subscription))
    collect(bank, subscription, issueInvoice(bank, subscription, bill), at)
    const item = itemOf(subscription)
    subscription.pending_update = {
      billing_cycle_anchor: null,
      cancel_at_period_end: wish.endsLater ?? null,
      discount: null,
      discounts: null,
      expires_at: at + PENDING_FOR,
      metadata: null,
      subscription_items: [{ ...item, price, plan: planOf(price) }],
      trial_end: null,
      trial_from_plan: null,
    }
    return
  }
  if (lines.length > 0) {
    const invoice = issueInvoice(bank, subscription, bill)
    collect(bank, subscription, invoice, at)
  }
  setPrice(subscription, price, at)
  if (wish.endsLater !== undefined) setEnding(bank, subscription, wish.endsLater)
}

const refusalOf = (later: BillingCard['later']): StripeRefusal =>
  later === 'ASKS'
    ? new StripeRefusal(402, 'card_error', 'Your card requires authentication.', {
        code: 'subscription_payment_intent_requires_action',
      })
    : new StripeRefusal(402, 'card_error', 'Your card was declined.', {
        code: 'card_declined',
        decline_code: 'generic_decline',
      })

export function setEnding(bank: Bank, subscription: Subscription, ends: boolean): void {
  subscription.cancel_at_period_end = ends
  subscription.cancel_at = ends ? itemOf(subscription).current_period_end : null
  subscription.canceled_at = ends ? timeOf(bank, subscription.customer) : null
}

/** Makes the change that waited, now that its bill is paid. */
export function applyPending(bank: Bank, subscription: Subscription, at: number): void {
  const { pending_update: pending } = subscription
  const price = pending?.subscription_items[0]?.price
  if (!pending || !price) return
  subscription.pending_update = null
  setPrice(subscription, price, at)
  if (pending.cancel_at_period_end !== null) setEnding(bank, subscription, pending.cancel_at_period_end)
  bank.announce({ type: 'customer.subscription.pending_update_applied', object: subscription })
  bank.announce({ type: 'customer.subscription.updated', object: subscription })
}

/** Drops a change that waits, and its bill; returns whether there was one. */
export function dropPending(bank: Bank, subscription: Subscription): boolean {
  if (subscription.pending_update === null) return false
  subscription.pending_update = null
  const bill = bank.ledger.billing.invoices[subscription.latest_invoice ?? '']
  if (bill?.status === 'open') Object.assign(bill, { status: 'void', amount_remaining: 0, next_payment_attempt: null })
  bank.announce({ type: 'customer.subscription.pending_update_expired', object: subscription })
  return true
}
