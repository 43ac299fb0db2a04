import type { Bank } from '../bank/bank.ts'
import { DAY, periodEnd, timeOf } from './clock.ts'
import type { Item, Price, Subscription } from './billing-ledger.ts'
import { planOf } from './prices.ts'

interface SubscriptionWish {
  customer: string
  currency: string
  price: Price
  paymentMethod: string
  trialDays: number
  metadata: Record<string, string>
  discounts: string[]
}

export function makeSubscription(bank: Bank, wish: SubscriptionWish): Subscription {
  const at = timeOf(bank, wish.customer)
  const trialEnd = wish.trialDays > 0 ? at + wish.trialDays * DAY : null
  const id = bank.newId('sub')
  const item: Item = {
    id: bank.newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: at,
    current_period_end: trialEnd ?? periodEnd(at, wish.price),
    current_period_start: at,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(wish.price),
    price: wish.price,
    quantity: 1,
    subscription: id,
    tax_rates: [],
  }
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? at,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: at,
    currency: wish.currency,
    customer: wish.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: wish.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: wish.discounts,
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: wish.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: at,
    status: trialEnd === null ? 'active' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: trialEnd === null ? null : at,
  }
}
