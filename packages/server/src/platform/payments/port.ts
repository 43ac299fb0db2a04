/** Takes payments for merchants, each into their own account. One driver; the server knows only this port. */
export interface PaymentProvider {
  /** Test mode: no real money moves. */
  readonly isTest: boolean
  /** What the buyer's browser needs. */
  readonly browser: PaymentBrowser
  /** Creates an account for a merchant and returns its id. Idempotent by `key`. */
  createAccount(merchant: { email: string; key: string }): Promise<string>
  /** Returns a page of the provider where the merchant enters what it requires, and then comes back. */
  onboardingUrl(providerAccountId: string, urls: { returnUrl: string; refreshUrl: string }): Promise<string>
  readAccount(providerAccountId: string): Promise<ProviderAccount>
  /** Creates an intent, or returns the one created with the same key. */
  createIntent(order: IntentRequest): Promise<ProviderIntent>
  readIntent(providerAccountId: string, intentId: string): Promise<ProviderIntent>
  /** Takes the money of an authorized intent. Resolves when it was taken before; rejects when the authorization ended. */
  captureIntent(providerAccountId: string, intentId: string): Promise<void>
  /** Makes the intent unpayable, and releases what was authorized. Resolves when it was cancelled before; rejects when it is paid. */
  cancelIntent(providerAccountId: string, intentId: string): Promise<void>
  /** Refunds money; returns the total refunded so far. Idempotent by `key`. */
  refund(refund: { providerAccountId: string; intentId: string; amount: number; key: string }): Promise<number>
  /** Reads a webhook event. Rejects with PaymentEventRefused when its signature is invalid or too old. */
  readEvent(body: Buffer, signature: string | undefined): Promise<PaymentEvent>
  /** Returns the merchant's pages at the provider. */
  accountPage(providerAccountId: string): string
  intentPage(providerAccountId: string, intentId: string): string
}

export interface PaymentBrowser {
  /** Of the provider's script; with the emulator a path of this server. */
  scriptUrl: string
  publishableKey: string
  /** Origins that a page with payments connects to, and frames. */
  connectOrigins: readonly string[]
  frameOrigins: readonly string[]
}

export interface ProviderAccount {
  isReady: boolean
  /** What the provider still requires, in its own terms. */
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
  /** The buyer's bank only authorizes: `captureIntent` takes the money. Offers only the ways to pay that can do so. */
  authorizesFirst?: boolean | undefined
  /** Shown to the buyer on the provider's statement. */
  description: string
  receiptEmail?: string | undefined
}

export interface ProviderIntent {
  intentId: string
  clientSecret: string
  amount: number
  /** Lower-case letters. */
  currency: string
  /** The provider's own status, for its script. */
  providerStatus: string
  status: 'INCOMPLETE' | 'PROCESSING' | 'AUTHORIZED' | 'SUCCEEDED' | 'FAILED'
  /** The provider's own word for how money is taken, for its script. */
  captureMethod: string
  /** Why a payment failed; empty otherwise. */
  failure: string
  /** Given back so far. */
  refundedAmount: number
}

/** Only events that we act on; OTHER is the rest. Intents and accounts are read again: events come late and unordered. */
export type PaymentEvent = { eventId: string; providerAccountId: string } & (
  | { type: 'INTENT'; intentId: string }
  | { type: 'ACCOUNT' }
  | { type: 'ACCOUNT_GONE' }
  | { type: 'OTHER' }
)

interface ErrorDetails {
  isFinal?: boolean
  isDeclined?: boolean
  asksBank?: boolean
  cause?: unknown
}

/** The provider is down, slow or refuses. `isFinal`: retrying gives the same result. */
export class PaymentProviderError extends Error {
  readonly isFinal: boolean
  /** A bank refused the payment: its owner may use another card. */
  readonly isDeclined: boolean
  /** A bank wants to ask the card's owner, who is not there while we call. */
  readonly asksBank: boolean
  constructor(message: string, { isFinal = false, isDeclined = false, asksBank = false, cause }: ErrorDetails = {}) {
    super(message, { cause })
    this.name = 'PaymentProviderError'
    this.isFinal = isFinal
    this.isDeclined = isDeclined
    this.asksBank = asksBank
  }
}

/** An event with an invalid or outdated signature. */
export class PaymentEventRefused extends Error {
  override name = 'PaymentEventRefused'
}
