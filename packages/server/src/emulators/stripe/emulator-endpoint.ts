import type { OwnFetch } from '../../platform/http/own-fetch.ts'
import type { StripeEndpoint } from '../../platform/payments/stripe/stripe-endpoint.ts'

/** Path prefix of the entire emulator. */
export const STAND_IN = '/dev/stripe'

/** The emulator for the driver: under a path of this server, which the SDK itself cannot be configured for. */
export const emulatorEndpoint = (ownFetch: OwnFetch): StripeEndpoint => ({
  scriptUrl: `${STAND_IN}/v3/`,
  connectOrigins: ["'self'"],
  frameOrigins: ["'self'"],
  fetch: (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    return ownFetch(`${STAND_IN}${pathname}${search}`, init)
  },
  accountPage: (accountId) => `${STAND_IN}/accounts/${accountId}`,
  intentPage: (accountId, intentId) => `${STAND_IN}/accounts/${accountId}/payments/${intentId}`,
})
