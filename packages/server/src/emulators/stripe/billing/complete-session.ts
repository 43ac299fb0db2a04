import type { Bank } from '../bank/bank.ts'
import type { Session } from './billing-ledger.ts'
import { timeOf } from './clock.ts'
import { periodLine } from './lines.ts'
import { keepCard } from './make-customer.ts'
import { issueInvoice } from './make-invoice.ts'
import { makeSubscription } from './make-subscription.ts'
import { markPaid } from './pay-invoice.ts'
import { itemOf, priceOf } from './prices.ts'

/** Begins the subscription of a session whose card was accepted. */
export function completeSession(bank: Bank, session: Session, cardNumber: string): void {
  const { billing } = bank.ledger
  const details = billing.sessionDetails[session.id]
  if (!details) return
  const at = timeOf(bank, session.customer)
  const customer = billing.customers[session.customer]
  const currency = session.currency ?? 'eur'
  if (customer) customer.currency = currency
  const subscription = makeSubscription(bank, {
    customer: session.customer,
    currency,
    price: priceOf(bank, details.priceId),
    paymentMethod: keepCard(bank, session.customer, cardNumber),
    trialDays: details.trialDays,
    metadata: details.metadata,
    discounts: [],
  })
  if (details.promotionCode !== null)
    subscription.discounts = [keepDiscount(bank, session, subscription.id, details.promotionCode)]
  billing.subscriptions[subscription.id] = subscription
  const { current_period_start: start, current_period_end: end } = itemOf(subscription)
  const period = { start, end }
  const lines = [periodLine(bank, subscription, period)]
  const invoice = issueInvoice(bank, subscription, { lines, reason: 'subscription_create', at, period })
  markPaid(bank, invoice, at)
  Object.assign(session, {
    status: 'complete',
    url: null,
    payment_status: invoice.amount_due === 0 ? 'no_payment_required' : 'paid',
    subscription: subscription.id,
    invoice: invoice.id,
  })
  bank.announce({ type: 'customer.subscription.created', object: subscription })
  bank.announce({ type: 'checkout.session.completed', object: session })
}

function keepDiscount(bank: Bank, session: Session, subscriptionId: string, promotionId: string): string {
  const { billing } = bank.ledger
  const promotion = billing.promotionCodes[promotionId]
  const { coupon } = promotion?.promotion ?? {}
  const id = bank.newId('di')
  billing.discounts[id] = {
    id,
    object: 'discount',
    checkout_session: session.id,
    customer: session.customer,
    customer_account: null,
    end: null,
    invoice: null,
    invoice_item: null,
    promotion_code: promotionId,
    source: { coupon: typeof coupon === 'string' ? coupon : '', type: 'coupon' },
    start: bank.now(),
    subscription: subscriptionId,
    subscription_item: null,
  }
  if (promotion) promotion.times_redeemed += 1
  return id
}
