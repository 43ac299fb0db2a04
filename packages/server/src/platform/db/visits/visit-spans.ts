import { type RawBuilder, sql } from 'kysely'
import { LAST_UNPACKED, QUARTER_MS, QUARTERS } from './visit-sums.ts'

/** A time range in whole quarters of an hour, and the index of the requested span it belongs to. */
export interface VisitSpan {
  index: number
  from: number
  to: number
  /** Local time minus UTC, in quarters; set for spans that are counted by local hour. */
  shift?: number
}

/** The spans as a table: index, shift, and the first and last day and slot of each. Empty spans are left out. */
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

/** For a row `s` of sums and a span `b`: whether the row's day touches the span. */
const isInSpan = sql<boolean>`s.day between b.first_day and b.last_day`
const isWholeDay = sql<boolean>`(${firstSlot} = 1 and ${lastSlot} = ${QUARTERS}::int)`
/** The part of the row's count within the span: for whole days the stored total, else the sum of the slots. */
const countInSpan = sql<number>`(case when ${isWholeDay} then s.total
  else (select coalesce(sum(n), 0) from (select unnest(s.slots[${firstSlot}:${lastSlot}]) as n) as part) end)`

/**
 * The rows of visit_sums that match the condition, counted within the span `b`, as a table `s(subject_id, kind, key,
 * n)`. Looked up span by span: the planner cannot know how few they are, and would read all of a subject's.
 */
export const countsInSpan = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`lateral (
      select s.subject_id, s.kind, s.key, ${countInSpan} as n from visit_sums s
      where ${condition} and ${isInSpan} offset 0
    ) as s`

/** The same for a packed day, key by key. The quarters in the span are unpacked once: they are packed tightly. */
const countsOfPacked = sql<number[]>`(case when ${isWholeDay} then s.totals else array(
        select (select full_sum(coalesce(sum(n), 0)) from unnest(quarters[place:place]) as n)
        from (select s.slots[:][${firstSlot}:${lastSlot}] as quarters offset 0) as in_span,
          generate_subscripts(quarters, 1) as place
        order by place
      ) end)`

/**
 * Counts within the span `b` for kinds that are packed when a day is over, as a table `s(subject_id, kind, key, n)`.
 * The subject is that of `s`; the kind is called `kind`.
 */
export const partsInSpan = (
  ofSubject: RawBuilder<unknown>,
  ofKind: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`lateral (
      select s.subject_id, s.kind, s.key, ${countInSpan} as n from visit_sums s
      where ${ofSubject} and ${isInSpan} and s.kind > ${LAST_UNPACKED} and ${ofKind}
      union all
      select s.subject_id, kind, key, n
      from packed_visit_sums s cross join lateral unnest(s.kinds, s.keys, ${countsOfPacked}) as parts(kind, key, n)
      where ${ofSubject} and ${isInSpan} and ${ofKind} and n <> 0
    ) as s`

const quarterOf = (at: number): number => Math.floor(at / QUARTER_MS)
const slotOf = (quarter: number): number => 1 + (((quarter % QUARTERS) + QUARTERS) % QUARTERS)
const dayOf = (quarter: number): string => new Date(quarter * QUARTER_MS).toISOString().slice(0, 10)
