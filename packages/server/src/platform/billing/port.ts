/** Bills accounts for their plans. The platform's own payments: nothing here concerns what merchants sell. */
export interface BillingProvider {
  /** Test mode: no real money moves. */
  readonly isTest: boolean
  /** Returns the prices that are on sale now. Their keys are the ids of plans. */
  readPrices(keys: readonly string[]): Promise<ProviderPrice[]>
  /** Creates a customer and returns its id. Idempotent by account. */
  createCustomer(person: { accountId: string; email: string | null; name: string }): Promise<string>
  /** Opens a page where the customer enters a card and subscribes. Idempotent by `key`. */
  startCheckout(request: CheckoutRequest): Promise<Checkout>
  readCheckout(sessionId: string): Promise<Checkout>
  /** Makes the page unpayable. Resolves also when it was used or had expired; read it to know which. */
  endCheckout(sessionId: string): Promise<void>
  readSubscription(subscriptionId: string): Promise<ProviderSubscription>
  /** Returns what a change at this moment would cost. Nothing is changed. */
  previewChange(change: PriceChange): Promise<ProviderSum>
  /**
   * Changes the price now and charges the difference. Rejects when the card is declined; then nothing has changed. Where
   * the bank wants to ask first, the change waits: `confirmUntil` and `payUrl` say so.
   */
  changeNow(change: PriceChange & { key: string }): Promise<ProviderSubscription>
  /** Changes the price when the paid period ends. */
  changeLater(change: PriceChange & { key: string }): Promise<ProviderSubscription>
  /** Lets a paused subscription go on, with a new period from now. */
  resume(subscriptionId: string): Promise<ProviderSubscription>
  /** Ends the subscription with its paid period, or takes that back; also takes back a change that was to come. */
  setEnding(subscription: ProviderSubscription, ends: boolean): Promise<ProviderSubscription>
  /** Ends it at once. Resolves when it had ended before. */
  endNow(subscriptionId: string): Promise<ProviderSubscription>
  readInvoices(customerId: string): Promise<ProviderInvoice[]>
  /** Returns the next bill; undefined when there will be none. */
  readNextInvoice(subscription: { customerId: string; subscriptionId: string }): Promise<NextInvoice | undefined>
  /** Returns the provider's page for card, address and invoices. */
  portalUrl(customerId: string, returnUrl: string): Promise<string>
  /** Reads a webhook event. Rejects with PaymentEventRefused when its signature is invalid or too old. */
  readEvent(body: Buffer, signature: string | undefined): Promise<BillingEvent>
}

export interface ProviderPrice {
  priceId: string
  /** The id of the plan. */
  key: string
  /** By currency in capitals, in the smallest unit. */
  amounts: Readonly<Record<string, number>>
}

export interface CheckoutRequest {
  accountId: string
  customerId: string
  priceId: string
  /** In capitals. */
  currency: string
  /** 0: the first payment is due at once. */
  trialDays: number
  successUrl: string
  cancelUrl: string
  key: string
}

export interface Checkout {
  sessionId: string
  accountId: string
  state: 'OPEN' | 'COMPLETE' | 'EXPIRED'
  /** Empty once it is complete or expired. */
  url: string
  expiresAt: Date
  /** Once it is complete. */
  subscriptionId: string | null
}

/** PAST_DUE: a payment failed and is tried again. INCOMPLETE: the first one failed. UNPAID and PAUSED: nothing more is tried. */
export type SubscriptionStatus = 'ACTIVE' | 'ENDED' | 'INCOMPLETE' | 'PAST_DUE' | 'PAUSED' | 'TRIALING' | 'UNPAID'

export interface ProviderSubscription {
  subscriptionId: string
  customerId: string
  itemId: string
  priceId: string
  /** The price's key, where the provider has it still: a price that was replaced has lost it. */
  priceKey: string | null
  status: SubscriptionStatus
  /** In capitals. */
  currency: string
  /** Of a whole period, before discounts. */
  amount: number
  startedAt: Date
  periodStart: Date
  periodEnd: Date
  trialEnd: Date | null
  /** When it ends by itself. */
  endsAt: Date | null
  scheduleId: string | null
  /** What it changes to by itself. */
  next: { priceId: string; priceKey: string | null; at: Date } | null
  /** Where a bill that could not be paid can be paid; empty when there is none. */
  payUrl: string
  /** Until when a change of price can be confirmed with the bank; null when none waits for it. */
  confirmUntil: Date | null
}

export interface PriceChange {
  subscription: ProviderSubscription
  priceId: string
  /** The moment that sums are made for, so that what is charged is what was shown. */
  at: Date
}

export interface SumLine {
  text: string
  amount: number
  /** Gives back unused time. */
  isCredit: boolean
  priceId: string | null
  start: Date
  end: Date
}

export interface ProviderSum {
  currency: string
  lines: readonly SumLine[]
  discount: number
  tax: number
  /** Below 0: the rest is credited to the next bills. */
  total: number
  /** After credit from earlier changes. */
  due: number
}

export interface ProviderInvoice {
  invoiceId: string
  number: string
  createdAt: Date
  currency: string
  total: number
  state: 'OPEN' | 'PAID' | 'VOID'
  /** The provider's page and file. */
  pageUrl: string
  pdfUrl: string
}

export interface NextInvoice {
  at: Date
  currency: string
  due: number
  /** Such as `Visa 4242`; empty when it is not known. */
  card: string
}

/** Events only say what to read again; OTHER is the rest. */
export type BillingEvent = { eventId: string; type: string } & (
  | { about: 'SUBSCRIPTION'; subscriptionId: string; trialEnds: boolean }
  | { about: 'OTHER' }
)
