import type { Bank } from '../bank/bank.ts'
import { EMULATOR_PATH } from '../emulator-endpoint.ts'
import type { Customer, Discount, Invoice, Line, Subscription } from './billing-ledger.ts'

export interface Bill {
  lines: Line[]
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming'
  /** In seconds of the customer's clock. */
  at: number
  period: { start: number; end: number }
}

/** Returns the part of the sum that a coupon takes off, of whole units. */
function discountOf(bank: Bank, { discounts }: Subscription, sum: number): { discount: Discount; amount: number }[] {
  return discounts.flatMap((id) => {
    const discount = bank.ledger.billing.discounts[id]
    const coupon = discount && bank.ledger.billing.coupons[discount.source.coupon]
    if (!discount || !coupon || sum <= 0) return []
    const off = coupon.percent_off === null ? (coupon.amount_off ?? 0) : Math.round((sum * coupon.percent_off) / 100)
    return [{ discount, amount: Math.min(sum, off) }]
  })
}

const aboutCustomer = (customer: Customer | undefined) => ({
  customer_address: customer?.address ?? null,
  customer_email: customer?.email ?? null,
  customer_name: customer?.name ?? null,
})

/** Makes a bill that is not sent: for previews, and as a first step. Nothing is changed. */
export function makeInvoice(bank: Bank, subscription: Subscription, { lines, reason, at, period }: Bill): Invoice {
  const customer = bank.ledger.billing.customers[subscription.customer]
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const off = discountOf(bank, subscription, subtotal)
  const total = subtotal - off.reduce((sum, { amount }) => sum + amount, 0)
  const balance = customer?.balance ?? 0
  // Below 0 the balance is the customer's money: it pays first, and a bill below 0 adds to it.
  const fromBalance = total < 0 ? total : -Math.min(total, Math.max(0, -balance))
  const due = total < 0 ? 0 : total + fromBalance
  const id = bank.newId(reason === 'upcoming' ? 'upcoming_in' : 'in')
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Sandbox',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: at,
    currency: subscription.currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    ...aboutCustomer(customer),
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: off.map(({ discount }) => discount.id),
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: lines.map((line) => ({ ...line, invoice: id })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: reason === 'upcoming' ? at : null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: off.map(({ discount, amount }) => ({ discount: discount.id, amount })),
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  }
}

/** Makes a bill, gives it a number and takes what the customer's balance pays. It is open, or paid when nothing is due. */
export function issueInvoice(bank: Bank, subscription: Subscription, bill: Bill): Invoice {
  const { billing } = bank.ledger
  const invoice = makeInvoice(bank, subscription, bill)
  const customer = billing.customers[subscription.customer]
  if (customer) {
    const used = invoice.total < 0 ? invoice.total : invoice.total - invoice.amount_due
    customer.balance += used
    const sequence = customer.next_invoice_sequence ?? 1
    customer.next_invoice_sequence = sequence + 1
    invoice.number = `${customer.id.slice(-8).toUpperCase()}-${String(sequence).padStart(4, '0')}`
    invoice.ending_balance = customer.balance
  }
  for (const id of invoice.discounts) {
    const discount = billing.discounts[id]
    if (!discount || billing.coupons[discount.source.coupon]?.duration !== 'once') continue
    discount.end = bill.at
    subscription.discounts = subscription.discounts.filter((one) => one !== id)
  }
  invoice.status = 'open'
  invoice.effective_at = bill.at
  invoice.status_transitions.finalized_at = bill.at
  // Relative: pages and their links have the host that the merchant comes from.
  invoice.hosted_invoice_url = `${EMULATOR_PATH}/invoices/${invoice.id}`
  invoice.invoice_pdf = `${EMULATOR_PATH}/invoices/${invoice.id}/pdf`
  billing.invoices[invoice.id] = invoice
  subscription.latest_invoice = invoice.id
  return invoice
}
