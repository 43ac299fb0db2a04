import type Stripe from 'stripe'
import { PaymentProviderError } from '../port.ts'

/** Milliseconds for one request, and for all of a call: people wait no longer than ten seconds. */
const PATIENCE = { request: 4_000, call: 9_500 }

export type AskStripe = <Answer>(
  ask: (stripe: Stripe) => Promise<unknown>,
  read: (answer: unknown) => Answer,
) => Promise<Answer>

/** Calls Stripe by its SDK, which is loaded when first needed: it takes longer to load than the rest of the server. */
export function createStripeClient(secretKey: string, fetch: typeof globalThis.fetch | undefined): AskStripe {
  let loading: Promise<Stripe> | undefined

  async function load(): Promise<Stripe> {
    const { default: StripeSdk } = await import('stripe')
    return new StripeSdk(secretKey, {
      timeout: PATIENCE.request,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(fetch && { httpClient: StripeSdk.createFetchHttpClient(fetch) }),
    })
  }

  return async (ask, read) => {
    loading ??= load()
    const stripe = await loading
    const answer = await within(PATIENCE.call, ask(stripe)).catch((error: unknown) => {
      throw toProviderError(error)
    })
    try {
      return read(answer)
    } catch (cause) {
      throw new PaymentProviderError('Stripe answered what we do not understand.', { cause })
    }
  }
}

async function within<Answer>(milliseconds: number, promise: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PaymentProviderError('Stripe takes too long to answer.')), milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Refusals that may be temporary and say nothing about the request. */
const PASSING = new Set([409, 429])
const DECLINED = 402
/** The card's bank wants its owner to confirm the payment. */
const ASKS_BANK = new Set(['invoice_payment_intent_requires_action', 'subscription_payment_intent_requires_action'])
/** Refusals of our own keys: not to be shown to visitors. */
const OF_KEYS = new Set([401, 403])

function toProviderError(error: unknown): PaymentProviderError {
  if (error instanceof PaymentProviderError) return error
  // The SDK always throws an Error; those from Stripe carry its status. The SDK's classes are not loaded here.
  const { statusCode = 0, code = '', message } = error as Error & { statusCode?: number; code?: string }
  if (statusCode < 400 || statusCode >= 500 || PASSING.has(statusCode))
    return new PaymentProviderError('The payment service cannot be reached.', { cause: error })
  // inline-text: for the log
  const words = OF_KEYS.has(statusCode) ? 'The payment service does not let us act for this account.' : message
  return new PaymentProviderError(words, {
    isFinal: true,
    isDeclined: statusCode === DECLINED,
    asksBank: ASKS_BANK.has(code),
    cause: error,
  })
}
