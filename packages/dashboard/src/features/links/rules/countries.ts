import { language } from '../../../lib/text.ts'

const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
/** Codes in Intl besides countries: unions, the world, test codes. */
const NO_COUNTRIES = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'XK', 'ZZ'])

/** The name of a country, else its code. */
export const countryName = (code: string): string => names.of(code) ?? code

/** Obsolete codes map to others, e.g. DD to DE. */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code

let found: readonly { value: string; label: string }[] | undefined

/** All countries (ISO 3166-1) by name; computed once. */
export function countries(): readonly { value: string; label: string }[] {
  found ??= LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .flatMap((value) => {
      const label = NO_COUNTRIES.has(value) || !isCurrent(value) ? undefined : names.of(value)
      return label ? [{ value, label }] : []
    })
    .sort((one, other) => one.label.localeCompare(other.label))
  return found
}
