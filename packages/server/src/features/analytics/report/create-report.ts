import type { AnalyticsReport, AnalyticsSubject } from '@taplet/contract'
import type { Database } from '../../../platform/db/database.ts'
import type { VisitSpan } from '../../../platform/db/visits/visit-spans.ts'
import { CLASSIFIER } from '../../../platform/visitors/classify-agent.ts'
import { createZonedDays, writeDay } from '../../../platform/zoned-days.ts'
import * as subjects from '../subjects/store.ts'
import { notCountedOf, readCounted, sharesOf, totalKinds, totalsOf } from './counted.ts'
import { createFunnel, type FunnelCounts, slidesIn } from './funnel.ts'
import type { Period } from './period.ts'
import { createQuarters, type Quarters } from './quarters.ts'
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

function trendOf(quarters: Quarters, { steps }: Period, clip: Clip): AnalyticsReport['trend'] {
  return steps.map(({ at, spans, before }) => ({
    at,
    visits: quarters.count('VISIT', clip(spans)),
    guests: quarters.count('GUEST', clip(spans)),
    before: before ? quarters.count('VISIT', clip(before)) : null,
  }))
}

function hoursOf(quarters: Quarters, { hours }: Period, clip: Clip): number[][] {
  const byHour = quarters.byHour(clip(hours))
  return Array.from({ length: 7 }, (_, day) => byHour.slice(day * HOURS, (day + 1) * HOURS))
}

/** All that is counted; asked for together, since none waits for another. */
async function readCounts({ subject, row, period }: ReportOrder, clip: Clip, db: Database) {
  const whole = clip([{ ...period.whole, index: store.WHOLE }])
  const compared = clip(period.compared ? [{ ...period.compared, index: store.COMPARED }] : [])
  const [days, parts, first] = await Promise.all([
    store.readDays(subject, [...whole, ...compared], db),
    store.sumParts(subject, [...whole, ...compared], totalKinds, db),
    subjects.findFirstVisit(subject, row.counts_from, db),
  ])
  const counted = readCounted(parts)
  const quarters = createQuarters(days)
  return {
    ...counted,
    quarters,
    first,
    totals: totalsOf(counted.whole, quarters, whole),
    before: period.compared ? totalsOf(counted.compared, quarters, compared) : null,
  }
}

interface ReportOrder {
  subject: AnalyticsSubject
  /** As it stands in the database, for its account. */
  row: subjects.SubjectRow
  accountId: string
  period: Period
}

/** Everything about some days of an instant app or a link. */
export async function createReport(order: ReportOrder, db: Database): Promise<AnalyticsReport> {
  const { subject, row, accountId, period } = order
  const clip = since(row.counts_from)
  const { whole, quarters, first, totals, before } = await readCounts(order, clip, db)
  const { byKey } = whole
  const counts: FunnelCounts = {
    SLIDE: byKey('SLIDE'),
    EXIT: byKey('EXIT'),
    DWELL: byKey('DWELL'),
    TAP: byKey('TAP'),
    FORM: byKey('FORM'),
    VIDEO: byKey('VIDEO'),
  }
  const [linkNames, items] = await Promise.all([
    // variant-name: what a sum or a report is of, no widget
    subjects.findLinkNames(accountId, [...byKey('LINK').keys()], db),
    subjects.findItems(accountId, [...row.item_ids, ...slidesIn(counts)], db),
  ])
  const itself = (key: string): string => key
  return {
    subject: { ...subject, name: row.name },
    timezone: period.zone,
    from: period.from,
    to: period.to,
    comparedFrom: period.comparedFrom,
    comparedTo: period.comparedTo,
    totals,
    before,
    unit: period.unit,
    trend: trendOf(quarters, period, clip),
    hours: hoursOf(quarters, period, clip),
    sources: sharesOf(byKey('SOURCE'), sourceName),
    referrers: sharesOf(byKey('REFERRER'), itself),
    countries: sharesOf(byKey('COUNTRY'), countryName),
    devices: sharesOf(byKey('DEVICE'), deviceName),
    campaigns: sharesOf(byKey('CAMPAIGN'), itself),
    // variant-name: what a sum or a report is of, no widget
    links: sharesOf(byKey('LINK'), (tagId) => linkNames.get(tagId) ?? NOT_OURS),
    funnel: {
      arrivals: totals.visits,
      slides: createFunnel(counts, row.item_ids, items),
      tapped: byKey('STEP').get('TAP') ?? 0,
      submitted: byKey('STEP').get('FORM') ?? 0,
      ordered: byKey('STEP').get('ORDER') ?? 0,
    },
    notCounted: notCountedOf(whole),
    judge: CLASSIFIER,
    since: first
      ? writeDay(createZonedDays(period.zone, first.getTime(), first.getTime()).dayAt(first.getTime()))
      : null,
  }
}
