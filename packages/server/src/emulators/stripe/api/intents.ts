import { z } from 'zod'
import type { Intent } from '../bank/ledger.ts'
import { makeIntent } from '../bank/make-intent.ts'
import { capture, release } from '../bank/pay.ts'
import { invalid, missing } from '../bank/refusal.ts'
import { settle } from '../bank/settle.ts'
import type { Call, Handler } from './call.ts'
import { expand, metadata, readParameters, wholeNumber } from './read-parameters.ts'

/** Minimum in most currencies; Stripe has a table. */
const LEAST = 50
const MOST = 99_999_999

const intentWish = z.strictObject({
  amount: wholeNumber,
  currency: z.string().regex(/^[a-z]{3}$/i, 'must be the code of a currency'),
  description: z.string().max(1000).optional(),
  metadata,
  receipt_email: z.email().optional(),
  capture_method: z.enum(['automatic_async', 'manual']).optional(),
  automatic_payment_methods: z.strictObject({ enabled: z.enum(['true', 'false']) }).optional(),
  expand,
})
const reading = z.strictObject({ client_secret: z.string().optional(), expand })
const capturing = z.strictObject({ expand })
const cancelling = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand,
})

export const createIntent: Handler = (call) => {
  const { bank, accountId, parameters } = call
  const wish = readParameters(intentWish, parameters)
  if (wish.amount < LEAST)
    throw invalid('The amount is below the least that can be charged.', { code: 'amount_too_small', param: 'amount' })
  if (wish.amount > MOST)
    throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' })
  if (!bank.ledger.accounts[accountId]?.charges_enabled)
    throw invalid('Your account cannot currently make charges.', { code: 'account_invalid' })
  const intent = makeIntent(bank, { ...wish, currency: wish.currency.toLowerCase() })
  bank.ledger.intents[intent.id] = { accountId, thing: intent }
  return expanded(call, intent, wish.expand)
}

export const readIntent: Handler = (call) => {
  const { client_secret: secret, expand: wanted } = readParameters(reading, call.parameters)
  settle(call.bank)
  const intent = intentOf(call, secret)
  return call.isBrowser ? forBrowser(intent) : expanded(call, intent, wanted)
}

/** Takes the money of an authorized payment. */
export const captureIntent: Handler = (call) => {
  const { expand: wanted } = readParameters(capturing, call.parameters)
  const intent = intentOf(call, undefined)
  if (intent.status !== 'requires_capture')
    throw unexpectedState(
      intent,
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
    )
  capture(call.bank, call.accountId, intent)
  return expanded(call, intent, wanted)
}

const OPEN: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
]

export const cancelIntent: Handler = (call) => {
  const { cancellation_reason: reason, expand: wanted } = readParameters(cancelling, call.parameters)
  settle(call.bank)
  const intent = intentOf(call, undefined)
  if (!OPEN.includes(intent.status))
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${OPEN.join(', ')}.`,
    )
  if (intent.status === 'requires_capture') release(call.bank, intent)
  intent.status = 'canceled'
  intent.canceled_at = call.bank.now()
  intent.cancellation_reason = reason ?? null
  intent.next_action = null
  call.bank.tell(call.accountId, { type: 'payment_intent.canceled', object: intent })
  return expanded(call, intent, wanted)
}

export const unexpectedState = (intent: Intent, message: string) =>
  invalid(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })

/** Returns the intent of the path, in the caller's account; a browser needs its secret, too. */
export function intentOf({ bank, accountId, id, isBrowser }: Call, secret: string | undefined): Intent {
  const found = Object.hasOwn(bank.ledger.intents, id) ? bank.ledger.intents[id] : undefined
  if (!found || found.accountId !== accountId || (isBrowser && found.thing.client_secret !== secret))
    throw missing('payment_intent', id, 'intent')
  return found.thing
}

/** Returns it with the charge in place of its id, when requested. */
export function expanded({ bank }: Pick<Call, 'bank'>, intent: Intent, wanted: string[] = []) {
  const charge = wanted.includes('latest_charge') ? bank.ledger.charges[intent.latest_charge ?? '']?.thing : undefined
  return { ...intent, latest_charge: charge ?? intent.latest_charge }
}

/** Returns the fields that a page may see. */
export const forBrowser = (intent: Intent) => ({
  id: intent.id,
  object: intent.object,
  amount: intent.amount,
  automatic_payment_methods: intent.automatic_payment_methods,
  canceled_at: intent.canceled_at,
  cancellation_reason: intent.cancellation_reason,
  capture_method: intent.capture_method,
  client_secret: intent.client_secret,
  confirmation_method: intent.confirmation_method,
  created: intent.created,
  currency: intent.currency,
  description: intent.description,
  last_payment_error: intent.last_payment_error,
  livemode: intent.livemode,
  next_action: intent.next_action,
  payment_method: intent.payment_method,
  payment_method_types: intent.payment_method_types,
  processing: intent.processing,
  receipt_email: intent.receipt_email,
  setup_future_usage: intent.setup_future_usage,
  shipping: intent.shipping,
  source: intent.source,
  status: intent.status,
})
