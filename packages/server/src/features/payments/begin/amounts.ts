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
  HUF: 17_500,
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

/** Why an amount cannot be paid by card, for the buyer; undefined when it can. */
export function amountProblem(amount: number, currency: string): string | undefined {
  if (amount === 0) return 'There is nothing to pay for this. Ask the seller for it.'
  const least = LEAST[currency] ?? 1
  if (amount < least)
    return `Cards can pay ${writeAmount(least, currency)} or more. Take more of it, or ask the seller.`
  if (amount > MOST) return 'That is too much for one payment. Order fewer at a time.'
  return undefined
}
