const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
/** What Intl names besides countries: unions, the world, made-up places for tests. */
const NO_COUNTRIES = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'XK', 'ZZ'])

/** The name of a country, else its code. */
export const countryName = (code: string): string => names.of(code) ?? code

/** Old codes stand for others now, e.g. DD for DE. */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code

let found: readonly { value: string; label: string }[] | undefined

/** All countries (ISO 3166-1) by name; asked of the browser once. */
export function countries(): readonly { value: string; label: string }[] {
  found ??= LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .flatMap((value) => {
      const label = NO_COUNTRIES.has(value) || !isCurrent(value) ? undefined : names.of(value)
      return label ? [{ value, label }] : []
    })
    .sort((one, other) => one.label.localeCompare(other.label))
  return found
}
