import { type Language, writtenOf } from './language.ts'

const numbers = new Map<string, Intl.NumberFormat>()

/** Formats a number for a text: `20,000`, but `1920` as in pixel sizes. `digits` asks for exactly so many decimals. */
export function formatNumber(value: number, language: Language, digits?: number): string {
  const written = writtenOf(language)
  const key = `${written} ${digits ?? ''}`
  const decimals = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const format = numbers.get(key) ?? new Intl.NumberFormat(written, { useGrouping: 'min2', ...decimals })
  numbers.set(key, format)
  return format.format(value)
}

/** Formats one of several numbers that stand below each other: `5,000` above `50,000`. */
export const formatCount = (value: number, language: Language): string =>
  new Intl.NumberFormat(writtenOf(language)).format(value)

/** Formats a day or time for a text, by the options of Intl. */
export const formatDate = (at: number | Date, options: Intl.DateTimeFormatOptions, language: Language): string =>
  new Intl.DateTimeFormat(writtenOf(language), options).format(at)

/** Formats an amount in whole units of its currency: `€3.20`, `¥400`. */
export const formatMoney = (amount: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(writtenOf(language), { style: 'currency', currency }).format(amount)

const regions = new Map<string, Intl.DisplayNames>()

/** Returns the name of a country; an unknown code is returned unchanged. */
export function countryName(code: string, language: Language): string {
  const written = writtenOf(language)
  const names = regions.get(written) ?? new Intl.DisplayNames(written, { type: 'region' })
  regions.set(written, names)
  return (/^[A-Z]{2}$/.test(code) ? names.of(code) : undefined) ?? code
}
