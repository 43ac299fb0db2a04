import type { VisitSpan } from '../../../platform/db/visit-spans.ts'
import { QUARTER_MS, QUARTERS, sumKinds } from '../../../platform/db/visit-sums.ts'

type Counted = 'VISIT' | 'GUEST'

/** Visits or guests of a day of UTC. */
export interface DayRow {
  kind: number
  /** Since 1970. */
  day: number
  total: number
  /** The first quarter of an hour that is told of, from 1. */
  first: number
  /** From then on; nothing between two commas is none. */
  slots: string
}

interface Day {
  total: number
  /** Of all quarters up to the last one that there is something of. */
  slots: readonly number[]
}

const HOURS_A_WEEK = 7 * 24
const QUARTERS_AN_HOUR = 4
/** The first of January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3

const quarterOf = (at: number): number => Math.floor(at / QUARTER_MS)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

function dayOf({ first, slots, total }: DayRow): Day {
  const before = Array.from({ length: first - 1 }, () => 0)
  return { total, slots: [...before, ...slots.split(',').map(Number)] }
}

/** What is known of days, to be asked for any stretch of time. */
export function createQuarters(rows: readonly DayRow[]) {
  const days = new Map(rows.map((row) => [`${row.kind}/${row.day}`, dayOf(row)]))

  /** The days of the span, and which of their quarters are in it: from one to before the other. */
  function* within(kind: Counted, { from, to }: VisitSpan) {
    const [first, end] = [quarterOf(from), quarterOf(to)]
    for (let number = Math.floor(first / QUARTERS); number * QUARTERS < end; number++) {
      const day = days.get(`${sumKinds[kind]}/${number}`)
      const midnight = number * QUARTERS
      if (day) yield { number, day, start: Math.max(first - midnight, 0), stop: Math.min(end - midnight, QUARTERS) }
    }
  }

  function countIn(kind: Counted, span: VisitSpan): number {
    let count = 0
    for (const { day, start, stop } of within(kind, span))
      count += start === 0 && stop === QUARTERS ? day.total : sum(day.slots.slice(start, stop))
    return count
  }

  return {
    count: (kind: Counted, spans: readonly VisitSpan[]): number => sum(spans.map((span) => countIn(kind, span))),
    /** Visits by the hour of the week on the wall; the first one is Monday at midnight. */
    byHour(spans: readonly VisitSpan[]): number[] {
      const hours = Array.from({ length: HOURS_A_WEEK }, () => 0)
      for (const span of spans)
        for (const { number, day, start, stop } of within('VISIT', span)) {
          const onWall = (number + FIRST_WEEKDAY) * QUARTERS + (span.shift ?? 0)
          for (const [place, visits] of day.slots.slice(start, stop).entries()) {
            const hour = Math.floor((onWall + start + place) / QUARTERS_AN_HOUR) % HOURS_A_WEEK
            hours[hour] = (hours[hour] ?? 0) + visits
          }
        }
      return hours
    },
  }
}
export type Quarters = ReturnType<typeof createQuarters>
