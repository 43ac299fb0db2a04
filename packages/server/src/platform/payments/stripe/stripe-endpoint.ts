/** Where a Stripe is: the real one, or what plays its part. */
export interface StripeEndpoint {
  scriptUrl: string
  connectOrigins: readonly string[]
  frameOrigins: readonly string[]
  /** Sends what the SDK would send to api.stripe.com; undefined: there. */
  fetch?: typeof fetch
  /** Pages for the merchant. */
  accountPage(accountId: string, isTest: boolean): string
  intentPage(accountId: string, intentId: string, isTest: boolean): string
}
