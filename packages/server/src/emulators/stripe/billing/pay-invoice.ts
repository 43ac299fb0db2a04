import type { Bank } from '../bank/bank.ts'
import { type BillingCard, cardOf } from './cards.ts'
import { DAY } from './clock.ts'
import type { Invoice, Subscription } from './billing-ledger.ts'

/** Days between the attempts to charge a card, after the first. */
const RETRY_DAYS = [3, 5, 7]

/** Returns the number of the card that pays for a subscription. */
export function cardNumberOf(bank: Bank, { customer, default_payment_method: own }: Subscription): string | undefined {
  const { cards, customers } = bank.ledger.billing
  const id = own ?? customers[customer]?.invoice_settings.default_payment_method
  return id ? cards[id]?.number : undefined
}

/** How the card on file ends a payment without its owner. */
export const laterOf = (bank: Bank, subscription: Subscription): BillingCard['later'] =>
  cardOf(cardNumberOf(bank, subscription) ?? '')?.later ?? 'DECLINED'

export function markPaid(bank: Bank, invoice: Invoice, at: number): void {
  invoice.status = 'paid'
  invoice.attempted = true
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = at
  bank.announce({ type: 'invoice.paid', object: invoice })
}

/** Charges the card on file; returns whether that went well. */
export function collect(bank: Bank, subscription: Subscription, invoice: Invoice, at: number): boolean {
  if (invoice.amount_due === 0 || laterOf(bank, subscription) === 'PAID') {
    markPaid(bank, invoice, at)
    return true
  }
  const days = RETRY_DAYS[invoice.attempt_count]
  invoice.attempted = true
  invoice.attempt_count += 1
  invoice.next_payment_attempt = days === undefined ? null : at + days * DAY
  if (laterOf(bank, subscription) === 'ASKS')
    bank.announce({ type: 'invoice.payment_action_required', object: invoice })
  bank.announce({ type: 'invoice.payment_failed', object: invoice })
  return false
}
