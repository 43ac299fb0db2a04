export type Outcome =
  | { kind: 'PAID' }
  | { kind: 'DECLINED'; code: string; declineCode?: string; message: string }
  | { kind: 'ASKS' }
  | { kind: 'DECIDING'; succeeds: boolean }

export interface TestCard {
  number: string
  /** The name by which a server pays with it. */
  token: string
  /** Shown on the form. */
  label: string
  outcome: Outcome
}

const declined = (message: string, declineCode: string): Outcome => ({
  kind: 'DECLINED',
  code: 'card_declined',
  declineCode,
  message,
})

/** Stripe's own test cards, and two of ours for banks with a delayed decision. https://docs.stripe.com/testing */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', token: 'pm_card_visa', label: 'Pays', outcome: { kind: 'PAID' } },
  {
    number: '4000002500003155',
    token: 'pm_card_authenticationRequired',
    label: 'Asks the bank',
    outcome: { kind: 'ASKS' },
  },
  {
    number: '4000000000000002',
    token: 'pm_card_chargeDeclined',
    label: 'Declined',
    outcome: declined('Your card was declined.', 'generic_decline'),
  },
  {
    number: '4000000000009995',
    token: 'pm_card_chargeDeclinedInsufficientFunds',
    label: 'No funds',
    outcome: declined('Your card has insufficient funds.', 'insufficient_funds'),
  },
  {
    number: '4000000000000077',
    token: 'pm_rehearsal_slow',
    label: 'Pays after a while',
    outcome: { kind: 'DECIDING', succeeds: true },
  },
  {
    number: '4000000000000259',
    token: 'pm_rehearsal_slowDecline',
    label: 'Fails after a while',
    outcome: { kind: 'DECIDING', succeeds: false },
  },
]

const NOT_A_TEST_CARD = declined(
  'Your card was declined. This is test mode, and that is not one of its cards.',
  'test_mode_live_card',
)
const BAD_NUMBER: Outcome = { kind: 'DECLINED', code: 'incorrect_number', message: 'Your card number is incorrect.' }
const EXPIRED: Outcome = { kind: 'DECLINED', code: 'expired_card', message: 'Your card has expired.' }
const BAD_CODE: Outcome = {
  kind: 'DECLINED',
  code: 'invalid_cvc',
  message: "Your card's security code is invalid.",
}

export interface CardGiven {
  number: string
  exp_month: number
  exp_year: number
  cvc: string
}

/** Returns the result of paying with a card. */
export function outcomeOf(card: CardGiven, today: Date): Outcome {
  if (!isNumber(card.number)) return BAD_NUMBER
  const months = fullYear(card.exp_year) * 12 + card.exp_month - 1
  if (months < today.getUTCFullYear() * 12 + today.getUTCMonth()) return EXPIRED
  if (!/^\d{3,4}$/.test(card.cvc)) return BAD_CODE
  return TEST_CARDS.find(({ number }) => number === card.number)?.outcome ?? NOT_A_TEST_CARD
}

export const outcomeOfToken = (token: string): Outcome | undefined =>
  TEST_CARDS.find((card) => card.token === token)?.outcome

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year)

/** The check digit of card numbers (Luhn). */
function isNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const values = Array.from(digits, Number).toReversed()
  const sum = values.reduce((total, value, at) => total + (at % 2 === 0 ? value : value * 2 - (value > 4 ? 9 : 0)), 0)
  return sum % 10 === 0
}
