import { type RawBuilder, sql } from 'kysely'
import { sumKinds } from './visit-sums.ts'

/** Time of a person's last visit; exact to the quarter of an hour once visits are stored as sums only. */
export const lastVisitAt = (subject: 'A' | 'L', id: RawBuilder<unknown>) => sql<Date | null>`(
  select coalesce(
    (select max(h.at) from hits h where ${subject === 'A' ? sql`h.experience_id` : sql`h.tag_id`} = ${id}
      and h.at >= began and h.at < began + interval '15 minutes' and h.verdict = 'HUMAN'), began)
  from (
    select (s.day + (array_upper(s.slots, 1) - 1) * interval '15 minutes') at time zone 'UTC' as began
    from visit_sums s
    where s.subject = ${subject} and s.subject_id = ${id} and s.kind = ${sumKinds.VISIT} and s.key = ''
    order by s.day desc limit 1
  ) as last)`
