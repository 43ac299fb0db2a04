import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

const DEFAULT_COUNTRY: CountryCode = 'US'

/** The country whose numbers need no prefix: the one of the browser's language. */
function countryOf(language: string): CountryCode {
  const region = new Intl.Locale(language).maximize().region
  // Regions are ISO 3166 codes, as the library's are; it ignores one that it does not know.
  return (region as CountryCode | undefined) ?? DEFAULT_COUNTRY
}

/** The number as E.164 and as people write it, when this is a valid phone number. */
export function readPhone(value: string, language: string): { phone: string; formatted: string } | undefined {
  const number = parsePhoneNumberFromString(value, countryOf(language))
  return number?.isValid() ? { phone: number.number, formatted: number.formatInternational() } : undefined
}
