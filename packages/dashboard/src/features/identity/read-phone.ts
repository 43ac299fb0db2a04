import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

const DEFAULT_COUNTRY: CountryCode = 'US'

/** The country whose numbers need no prefix: that of the browser's language. */
function countryOf(language: string): CountryCode {
  const region = new Intl.Locale(language).maximize().region
  // Regions are ISO 3166 codes, as in the library, which ignores unknown ones.
  return (region as CountryCode | undefined) ?? DEFAULT_COUNTRY
}

/** Parses a valid phone number into E.164 and its readable format; else undefined. */
export function readPhone(value: string, language: string): { phone: string; formatted: string } | undefined {
  const number = parsePhoneNumberFromString(value, countryOf(language))
  return number?.isValid() ? { phone: number.number, formatted: number.formatInternational() } : undefined
}
