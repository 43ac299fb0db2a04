import type { AnalyticsSubject } from '@taplet/contract/reports'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import {
  countInSpan,
  isInSpan,
  slot,
  slotsInSpan,
  spanTable,
  type VisitSpan,
} from '../../../platform/db/visit-spans.ts'
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

/** How many of each kind and key, most first; of what the whole is compared with, by kind only. */
export async function sumAll(
  subject: AnalyticsSubject,
  spans: readonly VisitSpan[],
  compared: readonly SumKind[],
  db: Executor,
): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    select index, kind, key, n, of_kind from (
      select index, kind, key, n, sum(n) over (partition by index, kind) as of_kind,
        row_number() over (partition by index, kind order by n desc, key) as place
      from (
        select b.index, s.kind, case when b.index = ${WHOLE} then s.key else '' end as key,
          sum(${countInSpan})::float8 as n
        from ${spanTable(spans)}
        join visit_sums s on ${rowsOf(subject)} and ${isInSpan}
        where b.index = ${WHOLE} or s.kind = any(${compared.map((kind) => sumKinds[kind])}::smallint[])
        group by 1, 2, 3
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
    select b.index, s.kind, sum(${countInSpan})::float8 as n
    from ${spanTable(spans)}
    join visit_sums s on ${rowsOf(subject)} and s.kind in (${sumKinds.VISIT}, ${sumKinds.GUEST}) and s.key = ''
      and ${isInSpan}
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
    select (((extract(isodow from s.day)::int - 1) * ${QUARTERS}::int + ${slot} - 1 + b.shift
      + ${WEEK_SLOTS}::int) % ${WEEK_SLOTS}::int / 4)::int as hour, sum(q.n)::float8 as n
    from ${spanTable(spans)}
    join visit_sums s on ${rowsOf(subject)} and s.kind = ${sumKinds.VISIT} and s.key = '' and ${isInSpan}
    cross join lateral ${slotsInSpan}
    where q.n is not null
    group by 1`.execute(db)
  return rows
}
