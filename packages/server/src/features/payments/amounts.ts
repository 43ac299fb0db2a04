import type { Message } from '@taplet/messages'
import { messages } from './messages/messages.ts'

/** What the card networks' fees would eat up is not taken: the provider's published least amounts, in the smallest unit. */
const LEAST: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BGN: 100,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
}
/** Decimals that the provider counts in where it is not two. */
const DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD JOD KWD OMR TND'.split(' ').map((code) => [code, 3])),
}
/** Of one payment: eight digits. */
const MOST = 99_999_999

/** An amount as people read it. */
export function writeAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.format(amount / 10 ** digitsOf(currency))
}

/** Decimals of a currency: yen have none, dinars three. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** False where the provider's smallest unit is not that of our prices, e.g. of króna: it would take a hundredth of the price. */
export const isPayable = (currency: string): boolean => (DIGITS[currency] ?? 2) === digitsOf(currency)

/** Why an amount cannot be paid by card, for the buyer; undefined when it can. */
export function amountProblem(amount: number, currency: string): Message | undefined {
  if (!isPayable(currency)) return messages.later('cardsPayHereAsk', { currency })
  if (amount === 0) return messages.later('nothingPayAskSeller')
  const least = LEAST[currency] ?? 1
  if (amount < least) return messages.later('cardsPayMoreTake', { least: writeAmount(least, currency) })
  // Of three decimals networks take two.
  if (DIGITS[currency] === 3 && amount % 10 !== 0) return messages.later('cardsPayAmountLast')
  if (amount > MOST) return messages.later('tooMuchOnePayment')
  return undefined
}
