import type Stripe from 'stripe'
import type { Intent } from './ledger.ts'
import type { Bank } from './bank.ts'

export interface IntentWish {
  amount: number
  currency: string
  description?: string | undefined
  metadata?: Record<string, string> | undefined
  receipt_email?: string | undefined
  capture_method?: 'automatic_async' | 'manual' | undefined
}

export function makeIntent(bank: Bank, wish: IntentWish): Intent {
  const id = bank.newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: wish.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: wish.capture_method ?? 'automatic_async',
    client_secret: bank.newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: bank.now(),
    currency: wish.currency,
    customer: null,
    customer_account: null,
    description: wish.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: wish.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: wish.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  } satisfies Stripe.PaymentIntent
}
