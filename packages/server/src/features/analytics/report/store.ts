import type { AnalyticsSubject } from '@taplet/contract'
import { HOUR_MS } from '@taplet/base/time'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { partsInSpan, spanTable, type VisitSpan } from '../../../platform/db/visits/visit-spans.ts'
import { type SumKind, sumKinds } from '../../../platform/db/visits/visit-sums.ts'
import { subjectLetter } from '../subjects/store.ts'
import type { DayRow } from './quarters.ts'

/** Most rows of a breakdown. */
const MAX_SHARES = 100
/** Limit for keys that come from the app itself or a fixed list. */
const MAX_OTHERS = 2000
const shares = [sumKinds.REFERRER, sumKinds.COUNTRY, sumKinds.CAMPAIGN, sumKinds.LINK]

/** Indexes of the sums: the whole period, and the one it is compared with. */
export const WHOLE = 0
export const COMPARED = 1

interface SumRow {
  index: number
  kind: number
  key: string
  n: number
  /** Sum over all keys of the kind, including those left out. */
  of_kind: number
}

const rowsOf = ({ kind, id }: AnalyticsSubject) => sql`s.subject_id = ${id} and s.subject = ${subjectLetter[kind]}`

/** Counts by kind and key, largest first, except visits and guests; for the comparison period of some kinds only. */
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

/** Reads visits and guests of the days of these spans; a day in two spans comes twice. */
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

/** Visits are ended after half an hour of silence, by a job that runs every few minutes. Older ones have their end. */
const LONGEST_OPEN_MS = 2 * HOUR_MS

/** Counts visits of people that never had an end counted, by the slide they were on last. */
export async function countNotEnded(
  { kind, id }: AnalyticsSubject,
  { spans, now }: { spans: readonly VisitSpan[]; now: Date },
  db: Executor,
): Promise<{ itemId: string; visits: number }[]> {
  const [from, to] = [Math.min(...spans.map((span) => span.from)), Math.max(...spans.map((span) => span.to))]
  const after = new Date(now.getTime() - LONGEST_OPEN_MS)
  if (spans.length === 0 || to <= after.getTime()) return []
  const { rows } = await sql<{ itemId: string; visits: number }>`
    select last_item as "itemId", count(*)::int as visits from open_visits
    where ${sql.ref(kind === 'APP' ? 'experience_id' : 'tag_id')} = ${id} and seen_at >= ${after}
      and at >= ${new Date(from)} and at < ${new Date(to)} and verdict = 'HUMAN'
      and last_item is not null and exit_item is null
    group by last_item`.execute(db)
  return rows
}
