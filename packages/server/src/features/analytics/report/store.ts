import type { AnalyticsSubject } from '@taplet/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { partsInSpan, spanTable, type VisitSpan } from '../../../platform/db/visits/visit-spans.ts'
import { type SumKind, sumKinds } from '../../../platform/db/visits/visit-sums.ts'
import { subjectLetter } from '../subjects/store.ts'
import type { DayRow } from './quarters.ts'

/** Rows of a breakdown. */
const MAX_SHARES = 100
/** Of what the app itself or a list of ours names. */
const MAX_OTHERS = 2000
const shares = [sumKinds.REFERRER, sumKinds.COUNTRY, sumKinds.CAMPAIGN, sumKinds.LINK]

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

/**
 * How many of each kind and key, most first, but visits and guests; of what the whole is compared with, those of some kinds.
 */
export async function sumParts(
  subject: AnalyticsSubject,
  spans: readonly VisitSpan[],
  comparedKinds: readonly SumKind[],
  db: Executor,
): Promise<SumRow[]> {
  const isAsked = sql`(b.index = ${WHOLE} or kind = any(${comparedKinds.map((kind) => sumKinds[kind])}::smallint[]))`
  const { rows } = await sql<SumRow>`
    select index, kind, key, n, of_kind from (
      select index, kind, key, n, sum(n) over (partition by index, kind) as of_kind,
        row_number() over (partition by index, kind order by n desc, key) as place
      from (
        select b.index, s.kind, s.key, sum(s.n)::float8 as n
        from ${spanTable(spans)}
        cross join ${partsInSpan(rowsOf(subject), isAsked)}
        group by b.index, s.kind, s.key
      ) as summed
      where n > 0
    ) as ranked
    where place <= case when kind = any(${shares}::smallint[]) then ${MAX_SHARES}::int else ${MAX_OTHERS}::int end
    order by index, kind, place`.execute(db)
  return rows
}

/** Visits and guests of the days of these spans; a day of two spans comes twice. */
export async function readDays(
  subject: AnalyticsSubject,
  spans: readonly VisitSpan[],
  db: Executor,
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select s.kind, s.day - date '1970-01-01' as day, array_lower(s.slots, 1) as first,
      array_to_string(s.slots, ',', '') as slots
    from ${spanTable(spans)}
    cross join lateral (
      select * from visit_sums s
      where ${rowsOf(subject)} and s.kind in (${sumKinds.VISIT}, ${sumKinds.GUEST}) and s.key = ''
        and s.day between b.first_day and b.last_day offset 0
    ) as s`.execute(db)
  return rows
}
