/** Regions and test codes that are no countries, and islands without a post of their own: as in the checkout's list. */
const NONE = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '))
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Whether two letters are a current country code. Former ones resolve to current ones: SU to RU. */
export const isCountry = (code: string): boolean =>
  !NONE.has(code) && names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code
