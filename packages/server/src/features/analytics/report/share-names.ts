const regions = new Intl.DisplayNames('en', { type: 'region' })

const SOURCES: Readonly<Record<string, string>> = {
  QR: 'QR code',
  NFC: 'NFC tag',
  LINK: 'Shared link',
  SEARCH: 'Search engines',
  SOCIAL: 'Social networks',
  SITE: 'Other websites',
  DIRECT: 'Typed or unknown',
}
const DEVICES: Readonly<Record<string, string>> = {
  PHONE: 'Phone',
  TABLET: 'Tablet',
  DESKTOP: 'Computer',
  OTHER: 'Other',
}

export const sourceName = (key: string): string => SOURCES[key] ?? key
export const deviceName = (key: string): string => DEVICES[key] ?? key
/** A code that is no country's stays as it is. */
export const countryName = (key: string): string => {
  if (key === '') return 'Unknown'
  return /^[A-Z]{2}$/.test(key) ? (regions.of(key) ?? key) : key
}
