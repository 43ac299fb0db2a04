/** Takes payments for merchants, each into an account of their own. One driver; the rest of the server knows only this. */
export interface PaymentProvider {
  /** No real money moves. */
  readonly isTest: boolean
  /** What the browser of a buyer needs. */
  readonly browser: PaymentBrowser
  /** Makes an account for a merchant; answers its id. The same key makes one account. */
  createAccount(merchant: { email: string; key: string }): Promise<string>
  /** A page of the provider where the merchant says what it asks for, and then comes back. */
  onboardingUrl(providerAccountId: string, urls: { returnUrl: string; refreshUrl: string }): Promise<string>
  readAccount(providerAccountId: string): Promise<ProviderAccount>
  /** The same key makes one intent; answers it again. */
  createIntent(order: IntentRequest): Promise<ProviderIntent>
  readIntent(providerAccountId: string, intentId: string): Promise<ProviderIntent>
  /** Nobody can pay it any more. Resolves when it was cancelled before; rejects when it is paid. */
  cancelIntent(providerAccountId: string, intentId: string): Promise<void>
  /** Gives money back; answers how much has been given back in all. The same key gives it once. */
  refund(refund: { providerAccountId: string; intentId: string; amount: number; key: string }): Promise<number>
  /** What the provider tells of by itself. Rejects with PaymentEventRefused when it was not signed as agreed, or long ago. */
  readEvent(body: Buffer, signature: string | undefined): Promise<PaymentEvent>
  /** Pages of the merchant at the provider. */
  accountPage(providerAccountId: string): string
  intentPage(providerAccountId: string, intentId: string): string
}

export interface PaymentBrowser {
  /** Of the provider's script; on a stand-in a path of this server. */
  scriptUrl: string
  publishableKey: string
  /** Origins that a page with payments talks to, and frames. */
  connectOrigins: readonly string[]
  frameOrigins: readonly string[]
}

export interface ProviderAccount {
  isReady: boolean
  /** What is still asked for, in the provider's words. */
  missing: readonly string[]
}

export interface IntentRequest {
  providerAccountId: string
  key: string
  /** In the smallest unit of the currency. */
  amount: number
  /** ISO 4217. */
  currency: string
  orderId: string
  /** What the buyer reads on the statement of the provider. */
  description: string
  receiptEmail?: string | undefined
}

export interface ProviderIntent {
  intentId: string
  clientSecret: string
  amount: number
  /** Lower-case letters. */
  currency: string
  /** The provider's word, for its own script. */
  providerStatus: string
  status: 'INCOMPLETE' | 'PROCESSING' | 'SUCCEEDED' | 'FAILED'
  /** Why a payment failed; empty otherwise. */
  failure: string
  /** Given back so far. */
  refundedAmount: number
}

/** Only what the product acts on; OTHER is everything else. Intents and accounts are read anew: events come late and in any order. */
export type PaymentEvent = { eventId: string; providerAccountId: string } & (
  | { type: 'INTENT'; intentId: string }
  | { type: 'ACCOUNT' }
  | { type: 'ACCOUNT_GONE' }
  | { type: 'OTHER' }
)

/** The provider is down, slow or says no. `isFinal`: asking again brings the same. */
export class PaymentProviderError extends Error {
  readonly isFinal: boolean
  constructor(message: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'PaymentProviderError'
    this.isFinal = isFinal
  }
}

/** An event that the provider did not send, or not now. */
export class PaymentEventRefused extends Error {
  override name = 'PaymentEventRefused'
}
