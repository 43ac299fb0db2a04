import { DEFAULT_LANGUAGE, formatMoney, type Language, type Message } from '@taplet/messages'
import { messages } from './messages/messages.ts'

/** Minimum amounts, as published by the provider, in the smallest unit: smaller payments would be eaten up by card fees. */
const MIN_AMOUNTS: Readonly<Record<string, number>> = {
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
/** Decimals that the provider uses for a currency where it is not two. */
const DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD JOD KWD OMR TND'.split(' ').map((code) => [code, 3])),
}
/** Maximum of one payment: eight digits. */
const MOST = 99_999_999

/** Formats an amount for people. */
export const writeAmount = (amount: number, currency: string, language: Language = DEFAULT_LANGUAGE): string =>
  formatMoney(amount / 10 ** digitsOf(currency), currency, language)

/** Returns the decimals of a currency: yen have none, dinars three. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** False where the provider's smallest unit differs from that of our prices, e.g. for króna: it would charge a hundredth. */
export const isPayable = (currency: string): boolean => (DIGITS[currency] ?? 2) === digitsOf(currency)

/** Returns why an amount cannot be paid by card, for the buyer; undefined when it can. */
export function amountProblem(amount: number, currency: string): Message | undefined {
  if (!isPayable(currency)) return messages.later('currencyNotPayableByCard', { currency })
  if (amount === 0) return messages.later('nothingToPay')
  const least = MIN_AMOUNTS[currency] ?? 1
  if (amount < least)
    return (language) => messages(language)('belowLeastCardAmount', { least: writeAmount(least, currency, language) })
  // Card networks use only two of three decimals.
  if (DIGITS[currency] === 3 && amount % 10 !== 0) return messages.later('amountNotPayableByCard')
  if (amount > MOST) return messages.later('tooMuchForOnePayment')
  return undefined
}
