import { language } from '../../../../lib/text.ts'

/** Most common ones first; a product may have any other through the API. */
const USUAL =
  'EUR USD GBP CHF SEK NOK DKK PLN CZK HUF RON BGN ISK TRY UAH CAD AUD NZD JPY CNY HKD SGD KRW INR THB IDR PHP BRL MXN ARS CLP COP ZAR NGN KES EGP MAD AED SAR ILS'

/** Currencies to choose from, by code and name, including the current one. */
export function currencyOptions(chosen: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  return [...new Set([...USUAL.split(' '), chosen])].map((value) => ({
    value,
    label: `${value} · ${names.of(value) ?? value}`,
  }))
}
