import type { PaymentKeys } from './payment-keys.ts'
import type { PaymentProvider } from './port.ts'
import { STRIPE_ENDPOINT } from './stripe/stripe-endpoint.ts'
import { createStripePayments } from './stripe/stripe-driver.ts'
import type { StripeEndpoint } from './stripe/stripe-endpoint.ts'

interface PaymentsOptions {
  /** Undefined: nobody can sell here, unless there is a rehearsal. */
  config: PaymentKeys | undefined
  /** What plays the provider's part while there are no keys; undefined in production. */
  rehearsal: { keys: PaymentKeys; place: StripeEndpoint } | undefined
  /** In milliseconds. */
  clock: () => number
}

/** The provider with the keys of the environment, else its rehearsal; undefined where nobody can sell. */
export function choosePayments({ config, rehearsal, clock }: PaymentsOptions): PaymentProvider | undefined {
  if (config) return createStripePayments({ keys: config, place: STRIPE_ENDPOINT, clock })
  return rehearsal && createStripePayments({ ...rehearsal, clock })
}
