import type { PaymentKeys } from './payment-keys.ts'
import type { PaymentProvider } from './port.ts'
import { STRIPE_ENDPOINT } from './stripe/stripe-endpoint.ts'
import { createStripePayments } from './stripe/stripe-driver.ts'
import type { StripeEndpoint } from './stripe/stripe-endpoint.ts'

interface PaymentsOptions {
  /** Undefined: payments are off, unless there is a sandbox. */
  config: PaymentKeys | undefined
  /** The payment emulator, used while there are no keys; undefined in production. */
  sandbox: { keys: PaymentKeys; endpoint: StripeEndpoint } | undefined
  /** In milliseconds. */
  clock: () => number
}

/** Returns the provider with the keys of the environment, else the emulator; undefined where payments are off. */
export function choosePayments({ config, sandbox, clock }: PaymentsOptions): PaymentProvider | undefined {
  if (config) return createStripePayments({ keys: config, endpoint: STRIPE_ENDPOINT, clock })
  return sandbox && createStripePayments({ ...sandbox, clock })
}
