import { z } from 'zod'
import { type Outcome, outcomeOf, outcomeOfToken } from '../bank/cards.ts'
import { pay } from '../bank/pay.ts'
import { invalid, missing, StripeRefusal } from '../bank/refusal.ts'
import { EMULATOR_PATH } from '../emulator-endpoint.ts'
import type { Handler } from './call.ts'
import { expanded, forBrowser, intentOf, unexpectedState } from './intents.ts'
import { expand, readParameters, wholeNumber } from './read-parameters.ts'

const card = z.strictObject({
  number: z.string().transform((text) => text.replaceAll(/\s/g, '')),
  exp_month: wholeNumber.pipe(z.number().min(1).max(12)),
  exp_year: wholeNumber,
  cvc: z.string(),
})
const confirmation = z.strictObject({
  client_secret: z.string().optional(),
  payment_method: z.string().optional(),
  payment_method_data: z.strictObject({ type: z.literal('card'), card }).optional(),
  return_url: z.url().optional(),
  expand,
})
type Confirmation = z.output<typeof confirmation>

const OPEN: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** Pays, with a card that was typed, or from a server by the name of a test card. */
export const confirmIntent: Handler = (call) => {
  const { bank, accountId, isBrowser } = call
  const wish = readParameters(confirmation, call.parameters)
  const intent = intentOf(call, wish.client_secret)
  if (!OPEN.includes(intent.status))
    throw unexpectedState(
      intent,
      `You cannot confirm this PaymentIntent because it has already succeeded or been canceled (${intent.status}).`,
    )
  const query = new URLSearchParams({ payment_intent: intent.id, payment_intent_client_secret: intent.client_secret })
  const bankUrl = new URL(`${EMULATOR_PATH}/authenticate?${query.toString()}`, wish.return_url ?? 'http://localhost')
    .href
  const outcome = outcomeOfWish(wish, new Date(bank.now() * 1000))
  if (outcome.kind === 'ASKS' && wish.return_url === undefined)
    throw invalid('A return_url is needed: this card asks its bank.', {
      code: 'parameter_missing',
      param: 'return_url',
    })
  try {
    pay(bank, { accountId, intent, outcome, returnUrl: wish.return_url, bankUrl })
  } catch (error) {
    if (!isBrowser || !(error instanceof StripeRefusal)) throw error
    throw new StripeRefusal(error.status, error.body.error.type, error.message, {
      ...error.body.error,
      payment_intent: forBrowser(intent),
    })
  }
  return isBrowser ? forBrowser(intent) : expanded(call, intent, wish.expand)
}

function outcomeOfWish({ payment_method: token, payment_method_data: data }: Confirmation, today: Date): Outcome {
  if (data) return outcomeOf(data.card, today)
  if (token === undefined)
    throw invalid('You cannot confirm this PaymentIntent because it is missing a payment method.', {
      code: 'payment_intent_unexpected_state',
    })
  const outcome = outcomeOfToken(token)
  if (!outcome) throw missing('PaymentMethod', token, 'payment_method')
  return outcome
}
