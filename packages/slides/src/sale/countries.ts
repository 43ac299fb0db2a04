/** Groups and test regions that are no countries, and islands without postal service of their own. */
const NONE = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'
const NO_POSTCODES =
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM DJ DM ER FJ GD GH GM GQ GY HK JM KI KM KN LC ML MO MR MW NR QA RW SB SC SL SR ST SY TD TG TL TO TV UG VU YE ZW'

/** Whether addresses in a country have a postcode. */
export const hasPostcodes = (country: string): boolean => !NO_POSTCODES.split(' ').includes(country)

/** Returns all countries as [code, name], sorted for a language. Browsers know them; the page need not list them. */
export function countries(language: string): [code: string, name: string][] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const found = letters.flatMap((first) =>
    letters.flatMap((second): [string, string][] => {
      const code = first + second
      const name = names.of(code)
      // Former codes resolve to current ones: SU is RU.
      return name && !NONE.includes(code) && new Intl.Locale(`und-${code}`).region === code ? [[code, name]] : []
    }),
  )
  return found.toSorted(([, one], [, other]) => one.localeCompare(other, language))
}

/** Returns the country of the browser's language; empty when it has none. */
export const ownCountry = (): string => new Intl.Locale(navigator.language).region ?? ''
