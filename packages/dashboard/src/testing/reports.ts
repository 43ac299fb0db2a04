import type { AnalyticsReport, AnalyticsTotals, FunnelSlide } from '@taplet/contract'

export const totalsOf = (change: Partial<AnalyticsTotals> = {}): AnalyticsTotals => ({
  visits: 0,
  guests: 0,
  slides: 0,
  seconds: 0,
  taps: 0,
  forms: 0,
  orders: 0,
  ...change,
})

export const aFunnelSlide = (change: Partial<FunnelSlide> = {}): FunnelSlide => ({
  itemId: 'i1',
  name: 'Welcome',
  isGone: false,
  visits: 0,
  exits: 0,
  open: 0,
  seconds: 0,
  taps: 0,
  forms: 0,
  videos: { q25: 0, q50: 0, q75: 0, q100: 0 },
  widgets: [],
  ...change,
})

const shares = (...rows: readonly (readonly [string, number, string?])[]) =>
  rows.map(([key, visits, name = key]) => ({ key, name, visits }))

const DAYS = 7
const visitsOf = [180, 204, 196, 231, 262, 341, 298]
const beforeOf = [150, 171, 180, 190, 201, 260, 222]

/** Busy on Saturday mornings, asleep at night. */
const hours = Array.from({ length: 7 }, (_, day) =>
  Array.from({ length: 24 }, (__, hour) =>
    hour < 7 || hour > 21 ? 0 : day === 5 && hour === 10 ? 64 : (day + hour) % 17,
  ),
)

/** A report of an instant app of two slides, as the server sends it. */
export const aReport = (change: Partial<AnalyticsReport> = {}): AnalyticsReport => ({
  subject: { kind: 'APP', id: 'e1', name: 'Lark Coffee' },
  timezone: 'Europe/Vienna',
  from: '2026-11-15',
  to: '2026-11-21',
  comparedFrom: '2026-11-08',
  comparedTo: '2026-11-14',
  totals: totalsOf({ visits: 1712, guests: 1204, slides: 3100, seconds: 21_400, taps: 402, forms: 57 }),
  before: totalsOf({ visits: 1374, guests: 1010, slides: 2700, seconds: 19_000, taps: 450, forms: 40 }),
  unit: 'DAY',
  trend: Array.from({ length: DAYS }, (_, day) => ({
    at: `2026-11-${15 + day}T00:00`,
    visits: visitsOf[day] ?? 0,
    guests: Math.round((visitsOf[day] ?? 0) * 0.7),
    before: beforeOf[day] ?? 0,
  })),
  hours,
  sources: shares(['QR', 902], ['NFC', 391], ['SOCIAL', 233], ['DIRECT', 186]),
  referrers: shares(['instagram.com', 201], ['lark.coffee', 32]),
  countries: shares(['AT', 1402], ['DE', 210], ['', 100]),
  devices: shares(['PHONE', 1580], ['DESKTOP', 92], ['TABLET', 40]),
  campaigns: shares(['newsletter / email / autumn', 48]),
  links: shares(['t1', 612, 'Counter card'], ['t2', 391, 'Table tags 1 to 12'], ['t3', 48, 'Window poster']),
  funnel: {
    arrivals: 1712,
    withoutScript: 0,
    slides: [
      aFunnelSlide({
        visits: 1690,
        exits: 320,
        seconds: 10_100,
        taps: 80,
        widgets: [{ widgetId: 'w1', name: 'Menu', taps: 80 }],
      }),
      aFunnelSlide({
        itemId: 'i2',
        name: 'Menu',
        visits: 1370,
        exits: 1370,
        seconds: 11_300,
        taps: 322,
        forms: 57,
        videos: { q25: 300, q50: 240, q75: 180, q100: 120 },
        widgets: [{ widgetId: 'w2', name: 'Order ahead', taps: 322 }],
      }),
    ],
    tapped: 381,
    submitted: 57,
    ordered: 0,
  },
  notCounted: [
    { verdict: 'BOT', detail: 'Googlebot', hits: 140 },
    { verdict: 'BOT', detail: 'Bingbot', hits: 60 },
    { verdict: 'PREVIEW', detail: 'WhatsApp', hits: 72 },
    { verdict: 'OWN', detail: '', hits: 30 },
    { verdict: 'DUPLICATE', detail: '', hits: 10 },
  ],
  judge: 'isbot 5.1.44',
  since: '2026-05-04',
  ...change,
})
