import type { AnalyticsShare } from '@taplet/contract'
import type { Text } from '../../../text/text-key.ts'
import { language } from '../../../lib/text.ts'

/** The breakdowns of a report. */
export type Breakdown = 'sources' | 'referrers' | 'countries' | 'devices' | 'campaigns' | 'links'

const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
const sources = ['QR', 'NFC', 'LINK', 'SEARCH', 'SOCIAL', 'SITE', 'DIRECT'] as const
const devices = ['PHONE', 'TABLET', 'DESKTOP', 'OTHER'] as const

/** Returns the device class that a key stands for. */
export const deviceOf = (key: string | undefined) => devices.find((one) => one === key)

function countryOf(code: string): string | undefined {
  try {
    return regions.of(code)
  } catch {
    // Intl throws for impossible codes: then the server's own name is shown.
    return undefined
  }
}

const plain = (_: Text, { name, key }: AnalyticsShare): string => name || key

const EMPTY_PARTS = /^[\s/]+|[\s/]+$/g

/** The readable name of a row's key. Names chosen by people stay unchanged. */
const names: { [Name in Breakdown]: (t: Text, row: AnalyticsShare) => string } = {
  // Source, medium and campaign; empty parts at the ends are omitted.
  campaigns: (t, row) => plain(t, row).replace(EMPTY_PARTS, '') || plain(t, row),
  countries: (t, row) => (row.key ? (countryOf(row.key) ?? plain(t, row)) : t('analyticsNames:unknownCountry')),
  devices: (t, row) => {
    const device = deviceOf(row.key)
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
