import type { AnalyticsReport, AnalyticsSubject } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import type { Database } from '../../../platform/db/database.ts'
import type { VisitSpan } from '../../../platform/db/visits/visit-spans.ts'
import { CLASSIFIER } from '../../../platform/visitors/classify-agent.ts'
import { createZonedDays, writeDay } from '../../../platform/zoned-days.ts'
import * as subjects from '../subjects/store.ts'
import { notCountedOf, readCounted, sharesOf, totalKinds, totalsOf } from './counted.ts'
import { createFunnel, type FunnelCounts, slidesIn } from './funnel.ts'
import type { Period } from './period.ts'
import { createQuarters, type Quarters } from './quarters.ts'
import { createShareNames } from './share-names.ts'
import * as store from './store.ts'

const HOURS = 24

/** Drops what was before that time. */
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

/** Reads all counts; in parallel, since none depends on another. */
async function readCounts({ subject, row, period, now }: ReportOrder, clip: Clip, db: Database) {
  const whole = clip([{ ...period.whole, index: store.WHOLE }])
  const compared = clip(period.compared ? [{ ...period.compared, index: store.COMPARED }] : [])
  const [days, parts, first, open] = await Promise.all([
    store.readDays(subject, [...whole, ...compared], db),
    store.sumParts(subject, [...whole, ...compared], totalKinds, db),
    subjects.findFirstVisit(subject, row.counts_from, db),
    store.countNotEnded(subject, { spans: whole, now }, db),
  ])
  const counted = readCounted(parts)
  const quarters = createQuarters(days)
  return {
    ...counted,
    quarters,
    first,
    open: new Map(open.map(({ itemId, visits }) => [itemId, visits])),
    totals: totalsOf(counted.whole, quarters, whole),
    before: period.compared ? totalsOf(counted.compared, quarters, compared) : null,
  }
}

interface ReportOrder {
  subject: AnalyticsSubject
  /** Its row in the database, checked for the account. */
  row: subjects.SubjectRow
  accountId: string
  period: Period
  language: Language
  now: Date
}

/** Creates the full report about some days of an instant app or a link. */
export async function createReport(order: ReportOrder, db: Database): Promise<AnalyticsReport> {
  const { subject, row, accountId, period, language } = order
  const clip = since(row.counts_from)
  const { whole, quarters, first, open, totals, before } = await readCounts(order, clip, db)
  const { byKey } = whole
  const counts: FunnelCounts = {
    SLIDE: byKey('SLIDE'),
    EXIT: byKey('EXIT'),
    OPEN: open,
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
  const names = createShareNames(language)
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
    sources: sharesOf(byKey('SOURCE'), names.source),
    referrers: sharesOf(byKey('REFERRER'), itself),
    countries: sharesOf(byKey('COUNTRY'), names.country),
    devices: sharesOf(byKey('DEVICE'), names.device),
    campaigns: sharesOf(byKey('CAMPAIGN'), itself),
    // variant-name: what a sum or a report is of, no widget
    links: sharesOf(byKey('LINK'), (tagId) => names.link(linkNames.get(tagId))),
    funnel: {
      arrivals: totals.visits,
      withoutScript: whole.total('NO_SCRIPT'),
      slides: createFunnel(counts, row.item_ids, items, language),
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
