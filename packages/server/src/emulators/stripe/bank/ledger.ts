import type Stripe from 'stripe'
import { type BillingLedger, emptyBilling } from '../billing/billing-ledger.ts'

export type Account = Omit<Stripe.Account, 'requirements'> & { requirements: Stripe.Account.Requirements }
export type Intent = Omit<Stripe.PaymentIntent, 'latest_charge' | 'client_secret'> & {
  latest_charge: string | null
  client_secret: string
}
export type Charge = Omit<Stripe.Charge, 'payment_intent'> & { payment_intent: string }
export type Refund = Omit<Stripe.Refund, 'charge'> & { charge: string }

/** A thing in a merchant's account. */
interface In<Thing> {
  accountId: string
  thing: Thing
}

export interface OnboardingLink {
  accountId: string
  returnUrl: string
  refreshUrl: string
  /** Seconds, like all times of Stripe. */
  expiresAt: number
}

export interface StoredAnswer {
  /** Hash of path and parameters. */
  hash: string
  status: number
  body: unknown
  at: number
}

export interface Delivery {
  eventId: string
  /** The exact text of the event as it is sent. */
  body: string
  attempts: number
  /** Which of our endpoints it is for; undefined: that of connected accounts. */
  endpoint?: 'BILLING'
}

/** The emulator's persistent state. */
export interface Ledger {
  version: 1
  accounts: Record<string, Account>
  /** Accounts that revoked our access. */
  closed: Record<string, true>
  links: Record<string, OnboardingLink>
  intents: Record<string, In<Intent>>
  /** When a bank decides about an intent, in seconds, and its decision. */
  deciding: Record<string, { at: number; succeeds: boolean }>
  charges: Record<string, In<Charge>>
  refunds: Record<string, In<Refund>>
  answers: Record<string, StoredAnswer>
  billing: BillingLedger
  deliveries: Delivery[]
}

export const emptyLedger = (): Ledger => ({
  version: 1,
  accounts: {},
  closed: {},
  links: {},
  intents: {},
  deciding: {},
  charges: {},
  refunds: {},
  answers: {},
  billing: emptyBilling(),
  deliveries: [],
})
