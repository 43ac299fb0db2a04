import type Stripe from 'stripe'

export type Account = Omit<Stripe.Account, 'requirements'> & { requirements: Stripe.Account.Requirements }
export type Intent = Omit<Stripe.PaymentIntent, 'latest_charge' | 'client_secret'> & {
  latest_charge: string | null
  client_secret: string
}
export type Charge = Omit<Stripe.Charge, 'payment_intent'> & { payment_intent: string }
export type Refund = Omit<Stripe.Refund, 'charge'> & { charge: string }

/** A thing in an account of a merchant. */
interface In<Thing> {
  accountId: string
  thing: Thing
}

export interface OnboardingLink {
  accountId: string
  returnUrl: string
  refreshUrl: string
  /** In seconds, as all times of Stripe. */
  expiresAt: number
}

export interface KeptAnswer {
  /** Of path and parameters. */
  hash: string
  status: number
  body: unknown
  at: number
}

export interface Delivery {
  eventId: string
  /** The event as it is sent, letter by letter. */
  body: string
  attempts: number
}

/** All that the stand-in remembers. */
export interface Ledger {
  version: 1
  accounts: Record<string, Account>
  /** Those that no longer let us act for them. */
  closed: Record<string, true>
  links: Record<string, OnboardingLink>
  intents: Record<string, In<Intent>>
  /** When a bank has made up its mind about an intent, in seconds, and what it will say. */
  deciding: Record<string, { at: number; succeeds: boolean }>
  charges: Record<string, In<Charge>>
  refunds: Record<string, In<Refund>>
  answers: Record<string, KeptAnswer>
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
  deliveries: [],
})
