import type { AnalyticsReport, AnalyticsShare, ReportTable } from '@taplet/contract'

type Cell = string | number

interface CsvTable {
  headings: readonly string[]
  rows: readonly (readonly Cell[])[]
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const shares =
  (heading: string, pick: (report: AnalyticsReport) => readonly AnalyticsShare[]) =>
  (report: AnalyticsReport): CsvTable => ({
    headings: [heading, 'Visits'],
    rows: pick(report).map(({ name, visits }) => [name, visits]),
  })

/** The tables of a report, as files show them. */
export const reportTables: { [T in ReportTable]: (report: AnalyticsReport) => CsvTable } = {
  campaigns: shares('Campaign (source / medium / name)', (report) => report.campaigns),
  countries: ({ countries }) => ({
    headings: ['Country', 'Code', 'Visits'],
    rows: countries.map(({ key, name, visits }) => [name, key, visits]),
  }),
  devices: shares('Device', (report) => report.devices),
  funnel: ({ funnel }) => ({
    headings: [
      'Slide',
      'Still in the app',
      'Visits that saw it',
      'Visits that ended on it',
      'Seconds on it',
      'Taps',
      'Forms sent',
      'Videos played to 25 %',
      'to 50 %',
      'to 75 %',
      'to the end',
    ],
    rows: funnel.slides.map(({ name, isGone, visits, exits, seconds, taps, forms, videos }) => [
      name,
      isGone ? 'no' : 'yes',
      visits,
      exits,
      seconds,
      taps,
      forms,
      videos.q25,
      videos.q50,
      videos.q75,
      videos.q100,
    ]),
  }),
  hours: ({ hours }) => ({
    headings: ['Hour', ...DAYS],
    rows: Array.from({ length: 24 }, (_, hour) => [
      `${String(hour).padStart(2, '0')}:00`,
      ...hours.map((day) => day[hour] ?? 0),
    ]),
  }),
  links: shares('Link', (report) => report.links),
  notCounted: ({ notCounted }) => ({
    headings: ['Why', 'Which', 'Hits'],
    rows: notCounted.map(({ verdict, detail, hits }) => [REASONS[verdict], detail, hits]),
  }),
  referrers: shares('Website', (report) => report.referrers),
  sources: shares('Source', (report) => report.sources),
  trend: ({ trend, timezone }) => ({
    headings: [`From (${timezone})`, 'Visits', 'People', 'Visits before'],
    rows: trend.map(({ at, visits, guests, before }) => [at.replace('T', ' '), visits, guests, before ?? '']),
  }),
}

const REASONS: { [V in AnalyticsReport['notCounted'][number]['verdict']]: string } = {
  BOT: 'Robot',
  PREVIEW: 'Preview of a message or post',
  HEAD: 'Only asked whether the page is there',
  PREFETCH: 'Loaded ahead and not looked at',
  OWN: 'Your own visit',
  DUPLICATE: 'The same visitor again within ten minutes',
  FLOOD: 'Too many at once from one place',
}
