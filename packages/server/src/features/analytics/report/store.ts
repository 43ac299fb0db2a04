import type { AnalyticsSubject } from '@taplet/contract/reports'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { countsInSpan, cutSpan, slotsInSpan, spanTable, type VisitSpan } from '../../../platform/db/visit-spans.ts'
import { QUARTERS, type SumKind, sumKinds } from '../../../platform/db/visit-sums.ts'
import { subjectLetter } from '../subjects/store.ts'

/** Rows of a breakdown. */
const MAX_SHARES = 100
/** Of what the app itself or a list of ours names. */
const MAX_OTHERS = 2000
const shares = [sumKinds.REFERRER, sumKinds.COUNTRY, sumKinds.CAMPAIGN, sumKinds.LINK]
const WEEK_SLOTS = 7 * QUARTERS

/** Of the whole and of what it is compared with: how many of each kind. */
export const WHOLE = 0
export const COMPARED = 1

interface SumRow {
  index: number
  kind: number
  key: string
  n: number
  /** Of all keys of the kind, those left out too. */
  of_kind: number
}

const rowsOf = ({ kind, id }: AnalyticsSubject) => sql`s.subject_id = ${id} and s.subject = ${subjectLetter[kind]}`

/** Whole days by their totals, the quarters of an hour before and after them one by one. */
function countsOf(subject: AnalyticsSubject, span: VisitSpan, isCounted: RawBuilder<unknown>): RawBuilder<unknown> {
  const { days, edges } = cutSpan(span)
  const ofEdges = sql`select s.kind, s.key, s.n from ${spanTable(edges)}
          cross join ${countsInSpan(sql`${rowsOf(subject)} and ${isCounted}`)}`
  if (!days) return ofEdges
  return sql`select s.kind, s.key, sum(s.total) as n from visit_sums s
          where ${rowsOf(subject)} and ${isCounted} and s.day between ${days.first}::date and ${days.last}::date
          group by s.kind, s.key
        union all ${ofEdges}`
}

/** How many of each kind and key, most first; of what the whole is compared with, those of some kinds. */
export async function sumAll(
  subject: AnalyticsSubject,
  { whole, compared }: { whole: VisitSpan; compared: VisitSpan | undefined },
  comparedKinds: readonly SumKind[],
  db: Executor,
): Promise<SumRow[]> {
  const isCompared = sql`s.kind = any(${comparedKinds.map((kind) => sumKinds[kind])}::smallint[])`
  const ofCompared =
    compared &&
    sql`union all select ${COMPARED}::int, kind, '', n from (
          ${countsOf(subject, compared, isCompared)}) as compared`
  const { rows } = await sql<SumRow>`
    select index, kind, key, n, of_kind from (
      select index, kind, key, n, sum(n) over (partition by index, kind) as of_kind,
        row_number() over (partition by index, kind order by n desc, key) as place
      from (
        select index, kind, key, sum(n)::float8 as n from (
          select ${WHOLE}::int as index, kind, key, n from (${countsOf(subject, whole, sql`true`)}) as whole
          ${ofCompared ?? sql``}
        ) as counted
        group by index, kind, key
      ) as summed
      where n > 0
    ) as ranked
    where place <= case when kind = any(${shares}::smallint[]) then ${MAX_SHARES}::int else ${MAX_OTHERS}::int end
    order by index, kind, place`.execute(db)
  return rows
}

/** Visits and guests of each span. */
export async function sumSteps(
  subject: AnalyticsSubject,
  spans: readonly VisitSpan[],
  db: Executor,
): Promise<{ index: number; kind: number; n: number }[]> {
  const { rows } = await sql<{ index: number; kind: number; n: number }>`
    select b.index, s.kind, sum(s.n)::float8 as n
    from ${spanTable(spans)}
    cross join ${countsInSpan(sql`${rowsOf(subject)} and s.kind in (${sumKinds.VISIT}, ${sumKinds.GUEST}) and s.key = ''`)}
    group by 1, 2`.execute(db)
  return rows
}

/** Visits by the hour of the week on the wall: 0 is Monday at midnight. */
export async function sumHours(
  subject: AnalyticsSubject,
  spans: readonly VisitSpan[],
  db: Executor,
): Promise<{ hour: number; n: number }[]> {
  const { rows } = await sql<{ hour: number; n: number }>`
    select (((extract(isodow from s.day)::int - 1) * ${QUARTERS}::int + s.slot - 1 + b.shift
      + ${WEEK_SLOTS}::int) % ${WEEK_SLOTS}::int / 4)::int as hour, sum(s.n)::float8 as n
    from ${spanTable(spans)}
    cross join ${slotsInSpan(sql`${rowsOf(subject)} and s.kind = ${sumKinds.VISIT} and s.key = ''`)}
    group by 1`.execute(db)
  return rows
}
