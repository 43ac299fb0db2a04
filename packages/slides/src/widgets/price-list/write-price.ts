const AMOUNT = /^\d{1,9}(?:[.,]\d{1,3})?$/

/** Returns a price as a language writes it in a currency; what is no plain amount stays as it was typed. */
export function writePrice(price: string, currency: string, language: string): string {
  const typed = price.trim()
  if (currency === '' || !AMOUNT.test(typed)) return typed
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(typed.replace(',', '.')))
  } catch {
    return typed // three letters that are no currency
  }
}
