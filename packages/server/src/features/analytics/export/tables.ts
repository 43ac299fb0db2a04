import { DAY_MS } from '@taplet/base/time'
import type { AnalyticsReport, AnalyticsShare, ReportTable } from '@taplet/contract'
import { formatDate, type Language, type Message } from '@taplet/messages'
import type { en } from '../messages/en.ts'
import { messages } from '../messages/messages.ts'

type Cell = string | number

interface CsvTable {
  headings: readonly string[]
  rows: readonly (readonly Cell[])[]
}

const MONDAY = Date.UTC(2024, 0, 1)
const daysOfWeek = (language: Language): string[] =>
  Array.from({ length: 7 }, (_, day) =>
    formatDate(MONDAY + day * DAY_MS, { weekday: 'long', timeZone: 'UTC' }, language),
  )

type MakeTable = (report: AnalyticsReport, language: Language) => CsvTable

const shares =
  (heading: Message, pick: (report: AnalyticsReport) => readonly AnalyticsShare[]): MakeTable =>
  (report, language) => ({
    headings: [heading(language), messages(language)('table.visits')],
    rows: pick(report).map(({ name, visits }) => [name, visits]),
  })

type Heading = Exclude<keyof typeof en.table, 'from' | 'played' | 'videosPlayed'>
const headingsOf = (language: Language, ...keys: readonly Heading[]): string[] =>
  keys.map((key) => messages(language)(`table.${key}`))
const { later } = messages

/** The tables of a report as exported to files. */
export const reportTables: { [T in ReportTable]: MakeTable } = {
  campaigns: shares(later('table.campaign'), (report) => report.campaigns),
  countries: ({ countries }, language) => ({
    headings: headingsOf(language, 'country', 'code', 'visits'),
    rows: countries.map(({ key, name, visits }) => [name, key, visits]),
  }),
  devices: shares(later('table.device'), (report) => report.devices),
  funnel: ({ funnel }, language) => ({
    headings: [
      ...headingsOf(language, 'slide', 'isShown', 'visitsSaw', 'endedHere', 'endNotKnown', 'seconds', 'taps', 'forms'),
      messages(language)('table.videosPlayed', { percent: 25 }),
      messages(language)('table.played', { percent: 50 }),
      messages(language)('table.played', { percent: 75 }),
      messages(language)('table.playedToEnd'),
    ],
    rows: funnel.slides.map(({ name, isGone, visits, exits, open, seconds, taps, forms, videos }) => [
      name,
      messages(language)(isGone ? 'table.no' : 'table.yes'),
      visits,
      exits,
      open,
      seconds,
      taps,
      forms,
      videos.q25,
      videos.q50,
      videos.q75,
      videos.q100,
    ]),
  }),
  hours: ({ hours }, language) => ({
    headings: [...headingsOf(language, 'hour'), ...daysOfWeek(language)],
    rows: Array.from({ length: 24 }, (_, hour) => [
      `${String(hour).padStart(2, '0')}:00`,
      ...hours.map((day) => day[hour] ?? 0),
    ]),
  }),
  links: shares(later('table.link'), (report) => report.links),
  notCounted: ({ notCounted }, language) => ({
    headings: headingsOf(language, 'why', 'which', 'hits'),
    rows: notCounted.map(({ verdict, detail, hits }) => [messages(language)(`notCounted.${verdict}`), detail, hits]),
  }),
  referrers: shares(later('table.website'), (report) => report.referrers),
  sources: shares(later('table.source'), (report) => report.sources),
  trend: ({ trend, timezone }, language) => ({
    headings: [
      messages(language)('table.from', { zone: timezone }),
      ...headingsOf(language, 'visits', 'people', 'before'),
    ],
    rows: trend.map(({ at, visits, guests, before }) => [at.replace('T', ' '), visits, guests, before ?? '']),
  }),
}
