import type { AnalyticsShare } from '@taplet/contract'
import type { Text } from '../../../text/text-key.ts'

/** The breakdowns of a report. */
export type Breakdown = 'sources' | 'referrers' | 'countries' | 'devices' | 'campaigns' | 'links'

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const sources = ['QR', 'NFC', 'LINK', 'SEARCH', 'SOCIAL', 'SITE', 'DIRECT'] as const
const devices = ['PHONE', 'TABLET', 'DESKTOP', 'OTHER'] as const

function countryOf(code: string): string | undefined {
  try {
    return regions.of(code)
  } catch {
    // Intl refuses what no code can be: then the server's own word stands.
    return undefined
  }
}

const plain = (_: Text, { name, key }: AnalyticsShare): string => name || key

const EMPTY_PARTS = /^[\s/]+|[\s/]+$/g

/** What people read instead of a key. Names that are people's own stay as they are. */
const names: { [Name in Breakdown]: (t: Text, row: AnalyticsShare) => string } = {
  // Source, medium and campaign; parts at the ends may be missing.
  campaigns: (t, row) => plain(t, row).replace(EMPTY_PARTS, '') || plain(t, row),
  countries: (t, row) => (row.key ? (countryOf(row.key) ?? plain(t, row)) : t('analyticsNames:unknownCountry')),
  devices: (t, row) => {
    const device = devices.find((one) => one === row.key)
    return device ? t(`analyticsNames:devices.${device}`) : plain(t, row)
  },
  links: plain,
  referrers: plain,
  sources: (t, row) => {
    const source = sources.find((one) => one === row.key)
    return source ? t(`analyticsNames:sources.${source}`) : plain(t, row)
  },
}

export const rowName = (t: Text, breakdown: Breakdown, row: AnalyticsShare): string => names[breakdown](t, row)
