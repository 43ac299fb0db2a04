import type { AnalyticsReport } from '@taplet/contract'

type Row = AnalyticsReport['notCounted'][number]

export interface VerdictGroup {
  verdict: Row['verdict']
  hits: number
  /** Those with a name, most first. */
  details: readonly { detail: string; hits: number }[]
}

/** Gathers what was not counted by its verdict; most first. */
export function byVerdict(rows: readonly Row[]): readonly VerdictGroup[] {
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
