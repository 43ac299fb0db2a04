import type { VisitSpan } from '../../../platform/db/visits/visit-spans.ts'
import { QUARTER_MS, QUARTERS, sumKinds } from '../../../platform/db/visits/visit-sums.ts'

type Counted = 'VISIT' | 'GUEST'

/** Visits or guests of a UTC day. */
export interface DayRow {
  kind: number
  /** Days since 1970. */
  day: number
  /** The first quarter of an hour with data, from 1. */
  first: number
  /** Counts from there on, separated by commas; empty means 0. */
  slots: string
}

const HOURS_A_WEEK = 7 * 24
const QUARTERS_AN_HOUR = 4
/** The first of January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3

const quarterOf = (at: number): number => Math.floor(at / QUARTER_MS)

/** Returns the count before each quarter of the day, and the total: between two quarters it is one subtraction. */
function runningTotals({ first, slots }: DayRow): Float64Array {
  const totals = new Float64Array(QUARTERS + 1)
  let [quarter, total] = [first, 0]
  for (const n of slots.split(',')) {
    total += Number(n)
    totals[quarter++] = total
  }
  return totals.fill(total, quarter)
}

const between = (totals: Float64Array, from: number, to: number): number => (totals[to] ?? 0) - (totals[from] ?? 0)

/** Looks up counts for any time range in the rows of days. */
export function createQuarters(rows: readonly DayRow[]) {
  const daysOf = (kind: Counted) =>
    new Map(rows.filter((row) => row.kind === sumKinds[kind]).map((row) => [row.day, runningTotals(row)]))
  const days: { [K in Counted]: ReadonlyMap<number, Float64Array> } = {
    GUEST: daysOf('GUEST'),
    VISIT: daysOf('VISIT'),
  }

  /** Yields the days of the span that have data, and their quarters within it, end excluded. */
  function* within(kind: Counted, { from, to }: VisitSpan) {
    const [first, end] = [quarterOf(from), quarterOf(to)]
    for (let day = Math.floor(first / QUARTERS); day * QUARTERS < end; day++) {
      const totals = days[kind].get(day)
      const midnight = day * QUARTERS
      if (totals)
        yield { midnight, totals, start: Math.max(first - midnight, 0), stop: Math.min(end - midnight, QUARTERS) }
    }
  }

  return {
    count(kind: Counted, spans: readonly VisitSpan[]): number {
      let count = 0
      for (const span of spans)
        for (const { totals, start, stop } of within(kind, span))
          if (start < stop) count += between(totals, start, stop)
      return count
    },
    /** Counts visits by local hour of the week; the first is Monday at midnight. */
    byHour(spans: readonly VisitSpan[]): number[] {
      const hours = Array.from({ length: HOURS_A_WEEK }, () => 0)
      for (const span of spans)
        for (const { midnight, totals, start, stop } of within('VISIT', span)) {
          const onWall = midnight + FIRST_WEEKDAY * QUARTERS + (span.shift ?? 0)
          for (let quarter = start; quarter < stop; quarter++) {
            const hour = Math.floor((onWall + quarter) / QUARTERS_AN_HOUR) % HOURS_A_WEEK
            hours[hour] = (hours[hour] ?? 0) + between(totals, quarter, quarter + 1)
          }
        }
      return hours
    },
  }
}
export type Quarters = ReturnType<typeof createQuarters>
