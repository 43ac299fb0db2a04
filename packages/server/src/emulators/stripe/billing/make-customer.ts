import type { Bank } from '../bank/bank.ts'
import type { Customer, PaymentMethod } from './billing-ledger.ts'

interface CustomerWish {
  email?: string | undefined
  name?: string | undefined
  metadata?: Record<string, string> | undefined
}

export const makeCustomer = (bank: Bank, { email, name, metadata }: CustomerWish): Customer => ({
  id: bank.newId('cus'),
  object: 'customer',
  address: null,
  balance: 0,
  created: bank.now(),
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: email ?? null,
  invoice_prefix: 'SANDBOX',
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata: metadata ?? {},
  name: name ?? null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
})

const BRANDS: Readonly<Record<string, string>> = { 3: 'amex', 4: 'visa', 5: 'mastercard' }

/** Keeps a card of a customer; returns its id. */
export function keepCard(bank: Bank, customerId: string, number: string): string {
  const id = bank.newId('pm')
  const method: PaymentMethod = {
    id,
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: BRANDS[number.charAt(0)] ?? 'unknown',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: BRANDS[number.charAt(0)] ?? null,
      exp_month: 12,
      exp_year: new Date(bank.now() * 1000).getUTCFullYear() + 5,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [BRANDS[number.charAt(0)] ?? 'unknown'], preferred: null },
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: bank.now(),
    customer: customerId,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  bank.ledger.billing.cards[id] = { method, number }
  return id
}
