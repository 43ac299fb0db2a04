import type { AnalyticsReport, AnalyticsShare, AnalyticsTotals } from '@taplet/contract'
import type { VisitSpan } from '../../../platform/db/visits/visit-spans.ts'
import { type SumKind, sumKinds } from '../../../platform/db/visits/visit-sums.ts'
import type { Quarters } from './quarters.ts'
import { COMPARED, type sumParts, WHOLE } from './store.ts'

type SumRows = Awaited<ReturnType<typeof sumParts>>

/** Counts by kind, except visits and guests. */
export interface Counted {
  /** Sum over all keys of a kind. */
  total: (kind: SumKind) => number
  /** Counts by key, largest first. */
  byKey: (kind: SumKind) => Map<string, number>
}

/** The kinds summed in the totals, besides visits and guests. */
export const totalKinds = ['SLIDE', 'DWELL', 'TAP', 'FORM', 'ORDER'] as const satisfies SumKind[]

function countedOf(rows: SumRows): Counted {
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  return {
    total: (kind) => byKind.get(sumKinds[kind])?.[0]?.of_kind ?? 0,
    byKey: (kind) => new Map(byKind.get(sumKinds[kind])?.map(({ key, n }) => [key, n])),
  }
}

export const readCounted = (rows: SumRows): { whole: Counted; compared: Counted } => ({
  whole: countedOf(rows.filter(({ index }) => index === WHOLE)),
  compared: countedOf(rows.filter(({ index }) => index === COMPARED)),
})

export const totalsOf = ({ total }: Counted, quarters: Quarters, spans: readonly VisitSpan[]): AnalyticsTotals => ({
  visits: quarters.count('VISIT', spans),
  guests: quarters.count('GUEST', spans),
  slides: total('SLIDE'),
  seconds: total('DWELL'),
  taps: total('TAP'),
  forms: total('FORM'),
  orders: total('ORDER'),
})

export const sharesOf = (counts: ReadonlyMap<string, number>, nameOf: (key: string) => string): AnalyticsShare[] =>
  [...counts].map(([key, visits]) => ({ key, name: nameOf(key), visits }))

type NotCounted = AnalyticsReport['notCounted']
const verdicts: ReadonlySet<string> = new Set<NotCounted[number]['verdict']>([
  'BOT',
  'PREVIEW',
  'HEAD',
  'PREFETCH',
  'OWN',
  'DUPLICATE',
  'FLOOD',
])
const isVerdict = (text: string): text is NotCounted[number]['verdict'] => verdicts.has(text)

/** Keys are `verdict:program`. */
export const notCountedOf = ({ byKey }: Counted): NotCounted =>
  [...byKey('NOT_COUNTED')].flatMap(([key, hits]) => {
    const colon = key.indexOf(':')
    const verdict = key.slice(0, colon)
    return isVerdict(verdict) ? [{ verdict, detail: key.slice(colon + 1), hits }] : []
  })
