import type { OwnFetch } from '../../platform/http/own-fetch.ts'
import type { StripeEndpoint } from '../../platform/payments/stripe/stripe-endpoint.ts'

/** Path prefix of the entire emulator. */
export const EMULATOR_PATH = '/dev/stripe'

/** The emulator for the driver: under a path of this server, which the SDK itself cannot be configured for. */
export const emulatorEndpoint = (ownFetch: OwnFetch): StripeEndpoint => ({
  scriptUrl: `${EMULATOR_PATH}/v3/`,
  connectOrigins: ["'self'"],
  frameOrigins: ["'self'"],
  fetch: (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    return ownFetch(`${EMULATOR_PATH}${pathname}${search}`, init)
  },
  accountPage: (accountId) => `${EMULATOR_PATH}/accounts/${accountId}`,
  intentPage: (accountId, intentId) => `${EMULATOR_PATH}/accounts/${accountId}/payments/${intentId}`,
})
