/** Number of decimal digits of a currency: two for euros, none for yen. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/**
 * Parses a price as people type it (18 · 18,50 · 1.234,50 · € 1,234.50) into the smallest currency unit. The last point
 * or comma is the decimal separator if no more digits follow than the currency has. Returns undefined for anything
 * else.
 */
export function parsePrice(typed: string, digits: number): number | undefined {
  const text = typed.replaceAll(/[\s\u00a0'’]|\p{Sc}|^[A-Za-z]{1,3}|[A-Za-z]{1,3}$/gu, '')
  if (!/^\d[\d.,]*$/.test(text)) return undefined
  const [, decimals] = /[.,](\d+)$/.exec(text) ?? []
  const hasDecimals = decimals !== undefined && decimals.length <= digits
  const whole = hasDecimals ? text.slice(0, -decimals.length - 1) : text
  const amount = `${whole.replaceAll(/[.,]/g, '')}${(hasDecimals ? decimals : '').padEnd(digits, '0')}`
  return amount.length <= 12 ? Number(amount) : undefined
}

/** Formats an amount for its field, in the person's locale. */
export const typePrice = (amount: number, digits: number, language?: string): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(amount / 10 ** digits)
