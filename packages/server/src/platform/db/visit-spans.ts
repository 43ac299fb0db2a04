import { type RawBuilder, sql } from 'kysely'
import { QUARTER_MS, QUARTERS } from './visit-sums.ts'

/** A stretch of time in whole quarters of an hour, and which of those asked for it is. */
export interface VisitSpan {
  index: number
  from: number
  to: number
  /** Wall clock minus UTC, in quarters; of those that are asked for by the hour on the wall. */
  shift?: number
}

/**
 * The spans as a table: index, shift, and the first and last day and slot of each. Those without a quarter are left out.
 */
export function spanTable(spans: readonly VisitSpan[]): RawBuilder<unknown> {
  const rows = spans
    .map(({ index, from, to, shift = 0 }) => ({ index, shift, first: quarterOf(from), last: quarterOf(to) - 1 }))
    .filter(({ first, last }) => first <= last)
  return sql`unnest(
      ${rows.map(({ index }) => index)}::int[], ${rows.map(({ shift }) => shift)}::int[],
      ${rows.map(({ first }) => dayOf(first))}::date[], ${rows.map(({ first }) => slotOf(first))}::int[],
      ${rows.map(({ last }) => dayOf(last))}::date[], ${rows.map(({ last }) => slotOf(last))}::int[]
    ) as b(index, shift, first_day, first_slot, last_day, last_slot)`
}

const firstSlot = sql`(case when s.day = b.first_day then b.first_slot else 1 end)`
const lastSlot = sql`(case when s.day = b.last_day then b.last_slot else ${QUARTERS}::int end)`

/** Of a row `s` of visit_sums and a span `b`: whether the row's day touches the span. */
const isInSpan = sql<boolean>`s.day between b.first_day and b.last_day`
/** What of the row is within the span: of whole days the total, which costs nothing, else the slots. */
const countInSpan = sql<number>`(case when ${firstSlot} = 1 and ${lastSlot} = ${QUARTERS}::int then s.total
  else (select coalesce(sum(n), 0) from (select unnest(s.slots[${firstSlot}:${lastSlot}]) as n) as part) end)`

/**
 * What of the rows of visit_sums of which the condition is true is within the span `b`, as a table `s(subject_id, kind,
 * key, n)`. They are looked up span by span: the database cannot guess how few there are, and would read all of a subject's.
 */
export const countsInSpan = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`lateral (
      select s.subject_id, s.kind, s.key, ${countInSpan} as n from visit_sums s
      where ${condition} and ${isInSpan} offset 0
    ) as s`

/** The same quarter by quarter of an hour, as a table `s(day, slot, n)`. */
export const slotsInSpan = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`lateral (
      select s.day, greatest(${firstSlot}, array_lower(s.slots, 1)) + q.place - 1 as slot, q.n
      from visit_sums s cross join lateral unnest(s.slots[${firstSlot}:${lastSlot}]) with ordinality as q(n, place)
      where ${condition} and ${isInSpan} and q.n is not null offset 0
    ) as s`

interface CutSpan {
  /** Days of UTC, both included. */
  days: { first: string; last: string } | undefined
  edges: VisitSpan[]
}

/** The whole days of UTC in a span, which can be summed by their totals, and what is left of it before and after. */
export function cutSpan(span: VisitSpan): CutSpan {
  const first = Math.ceil(span.from / DAY_MS) * DAY_MS
  const end = Math.floor(span.to / DAY_MS) * DAY_MS
  if (first >= end) return { days: undefined, edges: [span] }
  return {
    days: { first: dayOf(quarterOf(first)), last: dayOf(quarterOf(end) - 1) },
    edges: [
      { ...span, to: first },
      { ...span, from: end },
    ],
  }
}

const DAY_MS = QUARTERS * QUARTER_MS
const quarterOf = (at: number): number => Math.floor(at / QUARTER_MS)
const slotOf = (quarter: number): number => 1 + (((quarter % QUARTERS) + QUARTERS) % QUARTERS)
const dayOf = (quarter: number): string => new Date(quarter * QUARTER_MS).toISOString().slice(0, 10)
