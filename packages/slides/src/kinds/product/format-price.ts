/** Formats an amount in the currency's smallest unit as a price in a language. */
export function formatPrice(amount: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  // Yen have no decimals, dinars three.
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
