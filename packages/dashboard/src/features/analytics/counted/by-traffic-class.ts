import type { AnalyticsReport } from '@taplet/contract'

type Row = AnalyticsReport['notCounted'][number]

export interface TrafficGroup {
  verdict: Row['verdict']
  hits: number
  /** Those with a name, most frequent first. */
  details: readonly { detail: string; hits: number }[]
}

/** Groups uncounted visits by traffic class; most frequent first. */
export function byTrafficClass(rows: readonly Row[]): readonly TrafficGroup[] {
  const groups = Map.groupBy(rows, ({ verdict }) => verdict)
  return [...groups]
    .map(([verdict, some]) => ({
      verdict,
      hits: some.reduce((sum, { hits }) => sum + hits, 0),
      details: some
        .filter(({ detail }) => detail !== '')
        .map(({ detail, hits }) => ({ detail, hits }))
        .sort((one, other) => other.hits - one.hits),
    }))
    .sort((one, other) => other.hits - one.hits)
}
