/** A price as people of a language read it, from an amount in the currency's smallest unit. */
export function formatPrice(amount: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  // Yen have none, dinars three.
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
