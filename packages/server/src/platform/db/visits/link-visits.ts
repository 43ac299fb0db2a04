import { sql } from 'kysely'
import type { Executor } from '../database.ts'
import { countsInSpan, type VisitSpan } from './visit-spans.ts'
import { sumKinds } from './visit-sums.ts'

/**
 * For a link `l`: the quarter of an hour from which its visits count for its account. A tag may have had another owner
 * before; the quarter in which it changed hands is the new owner's if it had no earlier visit in that quarter.
 */
export const linkCountsFrom = sql<Date>`(
  select began + case when exists (select from physical_tags p where p.tag_id = l.tag_id)
    and exists (select from hits h where h.tag_id = l.tag_id and h.at >= began and h.at < l.created_at)
    then interval '15 minutes' else interval '0' end
  from date_bin('15 minutes', l.created_at, timestamptz '2000-01-01 00:00+00') as began)`

export interface LinkVisits {
  tagId: string
  index: number
  n: number
}

/** Counts visits by each link in each span, since the account owns it. Links without any are left out. */
export async function countLinkVisits(
  accountId: string,
  spans: readonly VisitSpan[],
  db: Executor,
): Promise<LinkVisits[]> {
  const { rows } = await sql<LinkVisits>`
    with own as materialized (
      select l.tag_id, ${linkCountsFrom} as counts_from
      from links l where l.account_id = ${accountId} and l.deleted_at is null
    ), asked as (
      select own.tag_id, spans.index, (start at time zone 'UTC')::date as first_day, quarter_of(start) as first_slot,
        (last at time zone 'UTC')::date as last_day, quarter_of(last) as last_slot
      from own
      cross join unnest(
        ${spans.map(({ index }) => index)}::int[], ${spans.map(({ from }) => new Date(from))}::timestamptz[],
        ${spans.map(({ to }) => new Date(to))}::timestamptz[]
      ) as spans(index, start_at, end_at)
      cross join lateral (
        select greatest(spans.start_at, own.counts_from) as start, spans.end_at - interval '15 minutes' as last
      ) as clipped
      where start <= last
    )
    select b.tag_id as "tagId", b.index, sum(s.n)::float8 as n
    from asked b
    cross join ${countsInSpan(sql`s.subject_id = b.tag_id and s.subject = 'L' and s.kind = ${sumKinds.VISIT} and s.key = ''`)}
    group by 1, 2`.execute(db)
  return rows
}
