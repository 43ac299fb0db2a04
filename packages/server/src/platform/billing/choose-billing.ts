import { STRIPE_ENDPOINT, type StripeEndpoint } from '../payments/stripe/stripe-endpoint.ts'
import type { BillingSettings } from './billing-settings.ts'
import type { BillingProvider } from './port.ts'
import { createStripeBilling } from './stripe/stripe-billing.ts'

interface BillingOptions {
  /** Undefined: plans are not sold, unless there is a sandbox. */
  config: BillingSettings | undefined
  /** The emulator, used while there are no keys; undefined in production. */
  sandbox: { billing: BillingSettings; endpoint: StripeEndpoint } | undefined
  /** In milliseconds. */
  clock: () => number
}

/** Returns the provider with the keys of the environment, else the emulator; undefined where plans are not sold. */
export function chooseBilling({ config, sandbox, clock }: BillingOptions): BillingProvider | undefined {
  if (config) return createStripeBilling({ settings: config, endpoint: STRIPE_ENDPOINT, clock })
  return sandbox && createStripeBilling({ settings: sandbox.billing, endpoint: sandbox.endpoint, clock })
}
