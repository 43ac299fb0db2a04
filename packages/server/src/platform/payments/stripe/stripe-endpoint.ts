/** A Stripe endpoint: the real one, or the emulator. */
export interface StripeEndpoint {
  scriptUrl: string
  connectOrigins: readonly string[]
  frameOrigins: readonly string[]
  /** Sends the SDK's requests elsewhere than api.stripe.com; undefined: there. */
  fetch?: typeof fetch
  /** Returns the provider's page for the merchant. */
  accountPage(accountId: string, isTest: boolean): string
  intentPage(accountId: string, intentId: string, isTest: boolean): string
}

const dashboardOf = (accountId: string, isTest: boolean): string =>
  `https://dashboard.stripe.com/${accountId}${isTest ? '/test' : ''}`

/** The script's release must match the API version of our SDK; change both together. */
export const STRIPE_ENDPOINT: StripeEndpoint = {
  scriptUrl: 'https://js.stripe.com/endive/stripe.js',
  // https://docs.stripe.com/security/guide#content-security-policy
  connectOrigins: ['https://api.stripe.com'],
  frameOrigins: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  accountPage: (accountId, isTest) => `${dashboardOf(accountId, isTest)}/dashboard`,
  intentPage: (accountId, intentId, isTest) => `${dashboardOf(accountId, isTest)}/payments/${intentId}`,
}
