import type Stripe from 'stripe'
import type { Charge, Intent } from './ledger.ts'
import type { Bank } from './bank.ts'

type Result = { isPaid: true } | { isPaid: false; code: string; message: string }

/** Creates a charge of an intent, successful or failed. */
export function makeCharge(bank: Bank, intent: Intent, result: Result): Charge {
  const { isPaid } = result
  const isTaken = isPaid && intent.capture_method !== 'manual'
  return {
    id: bank.newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isTaken ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isPaid ? bank.newId('txn') : null,
    billing_details: { address: null, email: intent.receipt_email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'REHEARSAL',
    captured: isTaken,
    created: bank.now(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: isPaid ? null : result.code,
    failure_message: isPaid ? null : result.message,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: intent.id,
    // Set, since the intent was confirmed.
    payment_method: intent.payment_method as string | null,
    payment_method_details: null,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge
}
