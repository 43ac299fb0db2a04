/** Groups and test regions that are no countries, and islands without a post of their own: as in the list of the checkout. */
const NONE = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '))
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Whether two letters are a country of today. Former ones lead to those of today: SU is RU. */
export const isCountry = (code: string): boolean =>
  !NONE.has(code) && names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code
