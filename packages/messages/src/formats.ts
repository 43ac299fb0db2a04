import { type Language, writtenOf } from './language.ts'

const numbers = new Map<string, Intl.NumberFormat>()

/** Returns a number in a text: `20,000`, but `1920` as sizes in pixels are written. */
export function formatNumber(value: number, language: Language): string {
  const written = writtenOf(language)
  const format = numbers.get(written) ?? new Intl.NumberFormat(written, { useGrouping: 'min2' })
  numbers.set(written, format)
  return format.format(value)
}
