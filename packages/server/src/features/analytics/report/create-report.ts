import type { AnalyticsReport, AnalyticsSubject } from '@taplet/contract/reports'
import type { Database } from '../../../platform/db/database.ts'
import type { VisitSpan } from '../../../platform/db/visit-spans.ts'
import { sumKinds } from '../../../platform/db/visit-sums.ts'
import { JUDGE } from '../../../platform/visitors/judge-agent.ts'
import { createZonedDays, writeDay } from '../../../platform/zoned-days.ts'
import * as subjects from '../subjects/store.ts'
import { notCountedOf, readCounted, sharesOf, totalKinds, totalsOf } from './counted.ts'
import { createFunnel, type FunnelCounts, slidesIn } from './funnel.ts'
import type { Period } from './period.ts'
import { countryName, deviceName, sourceName } from './share-names.ts'
import * as store from './store.ts'

const HOURS = 24
const NOT_OURS = 'A link that is no longer yours'

/** Leaves out what was before. */
const since =
  (start: Date | null) =>
  (spans: readonly VisitSpan[]): VisitSpan[] =>
    start ? spans.map((span) => ({ ...span, from: Math.max(span.from, start.getTime()) })) : [...spans]

type Clip = ReturnType<typeof since>

async function readTrend(subject: AnalyticsSubject, { steps }: Period, clip: Clip, db: Database) {
  const at = (index: number, spans: readonly VisitSpan[] = []) => spans.map((span) => ({ ...span, index }))
  const spans = steps.flatMap((step, index) => [...at(2 * index, step.spans), ...at(2 * index + 1, step.before)])
  const rows = await store.sumSteps(subject, clip(spans), db)
  const counts = new Map(rows.map(({ index, kind, n }) => [`${index}/${kind}`, n]))
  const count = (index: number, kind: keyof typeof sumKinds): number => counts.get(`${index}/${sumKinds[kind]}`) ?? 0
  return steps.map((step, index) => ({
    at: step.at,
    visits: count(2 * index, 'VISIT'),
    guests: count(2 * index, 'GUEST'),
    before: step.before ? count(2 * index + 1, 'VISIT') : null,
  }))
}

async function readHours(subject: AnalyticsSubject, { hours }: Period, clip: Clip, db: Database): Promise<number[][]> {
  const counts = new Map((await store.sumHours(subject, clip(hours), db)).map(({ hour, n }) => [hour, n]))
  return Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: HOURS }, (_hour, hour) => counts.get(day * HOURS + hour) ?? 0),
  )
}

async function readSums(subject: AnalyticsSubject, { whole, compared }: Period, clip: Clip, db: Database) {
  const [counted = whole] = clip([whole])
  return readCounted(
    await store.sumAll(subject, { whole: counted, compared: clip(compared ? [compared] : [])[0] }, totalKinds, db),
  )
}

interface ReportOrder {
  subject: AnalyticsSubject
  /** As it stands in the database, for its account. */
  row: subjects.SubjectRow
  accountId: string
  period: Period
}

/** Everything about some days of an instant app or a link. */
export async function createReport(
  { subject, row, accountId, period }: ReportOrder,
  db: Database,
): Promise<AnalyticsReport> {
  const clip = since(row.counts_from)
  const { whole, compared } = await readSums(subject, period, clip, db)
  const { total, byKey } = whole
  const counts: FunnelCounts = {
    SLIDE: byKey('SLIDE'),
    EXIT: byKey('EXIT'),
    DWELL: byKey('DWELL'),
    TAP: byKey('TAP'),
    FORM: byKey('FORM'),
    VIDEO: byKey('VIDEO'),
  }
  // variant-name: what a sum or a report is of, no widget
  const linkNames = await subjects.findLinkNames(accountId, [...byKey('LINK').keys()], db)
  const items = await subjects.findItems(accountId, [...row.item_ids, ...slidesIn(counts)], db)
  const first = await subjects.findFirstVisit(subject, row.counts_from, db)
  const itself = (key: string): string => key
  return {
    subject: { ...subject, name: row.name },
    timezone: period.zone,
    from: period.from,
    to: period.to,
    comparedFrom: period.comparedFrom,
    comparedTo: period.comparedTo,
    totals: totalsOf(whole),
    before: period.compared ? totalsOf(compared) : null,
    unit: period.unit,
    trend: await readTrend(subject, period, clip, db),
    hours: await readHours(subject, period, clip, db),
    sources: sharesOf(byKey('SOURCE'), sourceName),
    referrers: sharesOf(byKey('REFERRER'), itself),
    countries: sharesOf(byKey('COUNTRY'), countryName),
    devices: sharesOf(byKey('DEVICE'), deviceName),
    campaigns: sharesOf(byKey('CAMPAIGN'), itself),
    // variant-name: what a sum or a report is of, no widget
    links: sharesOf(byKey('LINK'), (tagId) => linkNames.get(tagId) ?? NOT_OURS),
    funnel: {
      arrivals: total('VISIT'),
      slides: createFunnel(counts, row.item_ids, items),
      tapped: byKey('STEP').get('TAP') ?? 0,
      submitted: byKey('STEP').get('FORM') ?? 0,
      ordered: byKey('STEP').get('ORDER') ?? 0,
    },
    notCounted: notCountedOf(whole),
    judge: JUDGE,
    since: first
      ? writeDay(createZonedDays(period.zone, first.getTime(), first.getTime()).dayAt(first.getTime()))
      : null,
  }
}
