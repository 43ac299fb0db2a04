import type { Outcome } from './cards.ts'
import { makeCharge } from './make-charge.ts'
import type { Intent } from './ledger.ts'
import type { Bank } from './bank.ts'
import { StripeRefusal } from './refusal.ts'

/** How long a delayed bank decision takes. */
const DECIDES_AFTER_SECONDS = 4

type Declined = Extract<Outcome, { kind: 'DECLINED' }>

interface Payment {
  accountId: string
  intent: Intent
  outcome: Outcome
  /** Where the bank sends the buyer back to. */
  returnUrl: string | undefined
  /** The bank's confirmation page. */
  bankUrl: string
}

/** Applies a card's result to an intent. Throws the error of a declined card. */
export function pay(bank: Bank, { accountId, intent, outcome, returnUrl, bankUrl }: Payment): void {
  intent.payment_method = bank.newId('pm')
  intent.next_action = null
  intent.last_payment_error = null
  switch (outcome.kind) {
    case 'PAID':
      return succeed(bank, accountId, intent)
    case 'DECLINED':
      fail(bank, accountId, intent, outcome)
      throw cardError(intent, outcome)
    case 'DECIDING':
      intent.status = 'processing'
      intent.processing = { type: 'card' }
      bank.ledger.deciding[intent.id] = { at: bank.now() + DECIDES_AFTER_SECONDS, succeeds: outcome.succeeds }
      return bank.tell(accountId, { type: 'payment_intent.processing', object: intent })
    case 'ASKS':
      intent.status = 'requires_action'
      intent.next_action = {
        type: 'redirect_to_url',
        redirect_to_url: { url: bankUrl, return_url: returnUrl ?? null },
      }
  }
}

/** The bank agrees: the money is taken or, where the intent says so, authorized only. */
export function succeed(bank: Bank, accountId: string, intent: Intent): void {
  const charge = makeCharge(bank, intent, { isPaid: true })
  bank.ledger.charges[charge.id] = { accountId, thing: charge }
  intent.latest_charge = charge.id
  intent.next_action = null
  intent.processing = null
  if (intent.capture_method !== 'manual') return receive(bank, accountId, intent)
  intent.status = 'requires_capture'
  intent.amount_capturable = intent.amount
  bank.tell(accountId, { type: 'payment_intent.amount_capturable_updated', object: intent })
}

function receive(bank: Bank, accountId: string, intent: Intent): void {
  intent.status = 'succeeded'
  intent.amount_capturable = 0
  intent.amount_received = intent.amount
  bank.tell(accountId, { type: 'payment_intent.succeeded', object: intent })
}

/** Takes what was authorized. */
export function capture(bank: Bank, accountId: string, intent: Intent): void {
  const charge = bank.ledger.charges[intent.latest_charge ?? '']?.thing
  if (charge) Object.assign(charge, { captured: true, amount_captured: charge.amount })
  receive(bank, accountId, intent)
}

/** Lets go of what was authorized: the charge counts as given back, though nothing was taken. */
export function release(bank: Bank, intent: Intent): void {
  const charge = bank.ledger.charges[intent.latest_charge ?? '']?.thing
  if (charge) Object.assign(charge, { refunded: true, amount_refunded: charge.amount })
  intent.amount_capturable = 0
}

/** Fails the attempt; another card may be tried. */
export function fail(bank: Bank, accountId: string, intent: Intent, { code, declineCode, message }: Declined): void {
  const charge = makeCharge(bank, intent, { isPaid: false, code, message })
  bank.ledger.charges[charge.id] = { accountId, thing: charge }
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.latest_charge = charge.id
  intent.next_action = null
  intent.processing = null
  intent.last_payment_error = {
    type: 'card_error',
    code,
    ...(declineCode && { decline_code: declineCode }),
    message,
    charge: charge.id,
  }
  bank.tell(accountId, { type: 'payment_intent.payment_failed', object: intent })
}

const cardError = (intent: Intent, { code, declineCode, message }: Declined): StripeRefusal =>
  new StripeRefusal(402, 'card_error', message, {
    code,
    ...(declineCode && { decline_code: declineCode }),
    payment_intent: intent,
  })
