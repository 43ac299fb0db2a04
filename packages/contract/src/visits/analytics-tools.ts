import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, answersFile, defineCalls } from '../kit/call.ts'
import { analyticsToolAddresses } from './addresses.ts'

const count = z.number().int()

/** The subject of a report: an instant app, or a link (all its visits, wherever it led). */
// variant-name: a kind of subject, no widget
export const analyticsSubject = z.object({ kind: z.enum(['APP', 'LINK']), id: entityId })
export type AnalyticsSubject = z.output<typeof analyticsSubject>

/** Days of the zone, both inclusive. At most 800 of them. */
const days = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  timezone: z.string().max(100).default('UTC').meta({ description: 'IANA name; an unknown one is UTC' }),
})
const compare = z.enum(['PREVIOUS', 'YEAR', 'NONE']).default('PREVIOUS').meta({
  description: 'What the figures are compared with: as many days before, the same days a year before, nothing',
})

const reportQuery = z.object({ ...analyticsSubject.shape, ...days.shape, compare })
export type ReportQuery = z.output<typeof reportQuery>

/** A row of a breakdown, most visits first. `key` is a host, a country (ISO 3166-1), a device class, a campaign or a link. */
const share = z.object({ key: z.string(), name: z.string(), visits: count })
export type AnalyticsShare = z.output<typeof share>

const totals = z.object({
  visits: count,
  guests: count.meta({ description: 'People: devices that came, each counted once a day' }),
  slides: count.meta({ description: 'Slides that were seen, all visits together' }),
  seconds: count.meta({ description: 'Time on slides, all visits together' }),
  taps: count,
  forms: count,
  orders: count,
})
export type AnalyticsTotals = z.output<typeof totals>

const funnelSlide = z.object({
  itemId: z.string(),
  name: z.string(),
  isGone: z.boolean().meta({ description: 'No longer in the app' }),
  visits: count.meta({ description: 'Visits in which it was seen' }),
  exits: count.meta({ description: 'Visits that ended on it: known once nothing came from them for half an hour' }),
  open: count.meta({ description: 'Visits last seen on it whose end is not known yet' }),
  seconds: count.meta({ description: 'Time on it, all visits together' }),
  taps: count,
  forms: count,
  videos: z.object({ q25: count, q50: count, q75: count, q100: count }),
  widgets: z.array(z.object({ widgetId: z.string(), name: z.string(), taps: count })),
})
export type FunnelSlide = z.output<typeof funnelSlide>

export const analyticsReport = z
  .object({
    subject: analyticsSubject.extend({ name: z.string() }),
    timezone: z.string().meta({ description: 'The zone that was counted in' }),
    from: z.iso.date(),
    to: z.iso.date(),
    comparedFrom: z.iso.date().nullable(),
    comparedTo: z.iso.date().nullable(),
    totals,
    before: totals.nullable(),
    unit: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH']),
    trend: z.array(
      z.object({
        at: z.string().meta({ description: 'Wall clock of the zone where the step begins: 2026-11-21T00:00' }),
        visits: count,
        guests: count,
        before: count.nullable(),
      }),
    ),
    hours: z
      .array(z.array(count).length(24))
      .length(7)
      .meta({ description: 'Visits by weekday (Monday first) and hour' }),
    sources: z.array(share).meta({ description: 'QR, NFC, LINK, SEARCH, SOCIAL, SITE, DIRECT' }),
    referrers: z.array(share),
    countries: z.array(share),
    devices: z.array(share),
    campaigns: z.array(share),
    links: z.array(share).meta({ description: 'Of an app: how many came by which link' }),
    funnel: z.object({
      arrivals: count,
      withoutScript: count.meta({
        description: 'Arrivals without a script, counted for the slide that opened; what else they saw is not known',
      }),
      slides: z.array(funnelSlide),
      tapped: count.meta({ description: 'Visits with at least one tap' }),
      submitted: count.meta({ description: 'Visits with at least one form' }),
      ordered: count,
    }),
    notCounted: z.array(
      z.object({
        verdict: z.enum(['BOT', 'PREVIEW', 'HEAD', 'PREFETCH', 'OWN', 'DUPLICATE', 'FLOOD']),
        detail: z.string().meta({ description: 'Which program, where one is known' }),
        hits: count,
      }),
    ),
    judge: z.string().meta({ description: 'Name and version of the list of robots' }),
    since: z.iso.date().nullable().meta({ description: 'The first day with a visit' }),
  })
  .meta({ id: 'AnalyticsReport' })
export type AnalyticsReport = z.output<typeof analyticsReport>

export const reportTable = z.enum([
  'trend',
  'hours',
  'sources',
  'referrers',
  'countries',
  'devices',
  'campaigns',
  'links',
  'funnel',
  'notCounted',
])
export type ReportTable = z.output<typeof reportTable>

const shareLink = z
  .object({
    shareId: z.string(),
    ...analyticsSubject.shape,
    path: z.string().meta({ description: 'Of the read-only page' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AnalyticsShareLink' })
export type AnalyticsShareLink = z.output<typeof shareLink>

/** Mails about visits to all instant apps of the account. */
export const analyticsMail = z
  .object({
    weekly: z.boolean().meta({ description: 'A summary on Monday morning' }),
    alerts: z.boolean().meta({ description: 'When many more or many fewer come than on the same weekdays before' }),
    timezone: z.string().max(100),
  })
  .meta({ id: 'AnalyticsMail' })
export type AnalyticsMail = z.output<typeof analyticsMail>

/** Calls of the analytics screens, beyond the specification's. */
export const analyticsToolCalls = defineCalls(analyticsToolAddresses, {
  report: {
    summary: 'Everything about the visits to an instant app, or by a link, in some days',
    query: reportQuery,
    answer: answers({ report: analyticsReport }),
  },
  reportCsv: {
    summary: 'A table of a report as a CSV file. No cell of it runs as a formula',
    query: reportQuery.extend({ table: reportTable }),
    ...answersFile('text/csv'),
  },
  live: {
    summary: 'Who is there now: visits in which something happened in the last five minutes',
    query: analyticsSubject,
    answer: answers({ visits: count, slides: z.array(z.object({ itemId: z.string(), visits: count })) }),
  },
  getShare: {
    summary: 'The read-only link to a report, when there is one',
    query: analyticsSubject,
    answer: answers({ share: shareLink.nullable() }),
  },
  createShare: {
    summary: 'Make a read-only link to a report; the one there is, when there is one',
    body: analyticsSubject,
    answer: answers({ share: shareLink }),
  },
  deleteShare: {
    summary: 'End a read-only link for ever',
    body: analyticsSubject,
    answer: answers({}),
  },
  shared: {
    summary: 'The report behind a read-only link',
    params: z.object({ shareId: z.string().max(64) }),
    query: z.object({ ...days.shape, compare }),
    answer: answers({ report: analyticsReport }),
  },
  getMail: {
    summary: 'Which mails about visits the account gets',
    answer: answers({ mail: analyticsMail, address: z.string() }),
  },
  updateMail: {
    summary: 'Choose mails about visits',
    body: analyticsMail,
    answer: answers({ mail: analyticsMail, address: z.string() }),
  },
})
