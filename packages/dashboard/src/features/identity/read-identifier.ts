import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

export type Identifier = { phone: string } | { email: string }

const DEFAULT_COUNTRY: CountryCode = 'US'

/** The country whose numbers need no prefix: the one of the browser's language. */
export function countryOf(language: string): CountryCode {
  const region = new Intl.Locale(language).maximize().region
  // Regions are ISO 3166 codes, as the library's are; it ignores one that it does not know.
  return (region as CountryCode | undefined) ?? DEFAULT_COUNTRY
}

/** The number as E.164 and as people write it, when this is a valid phone number; letters and @ rule it out. */
export function readPhone(value: string, country: CountryCode): { phone: string; formatted: string } | undefined {
  if (/[@\p{L}]/u.test(value)) return undefined
  const number = parsePhoneNumberFromString(value, country)
  return number?.isValid() ? { phone: number.number, formatted: number.formatInternational() } : undefined
}

/** §5: a valid phone number is used; else a non-empty e-mail address; else undefined, for "Phone number is invalid". */
export function readIdentifier(value: string, country: CountryCode): Identifier | undefined {
  const phone = readPhone(value, country)
  if (phone) return { phone: phone.phone }
  const email = value.trim()
  // What has no @ was meant as a number; the server judges the rest of an address.
  return email.includes('@') ? { email } : undefined
}
