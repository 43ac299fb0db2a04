import { sql } from 'kysely'
import { sumKinds } from '../../../platform/db/visits/visit-sums.ts'
import type { Executor } from '../../../platform/db/database.ts'

const DAYS = 30

/** Counts the visits of the days before `now` that results are ranked by; writes only changed counts. */
export async function countVisits(now: Date, db: Executor): Promise<void> {
  await sql`
    with counted as (
      select n.experience_id, coalesce(s.visits, 0) as visits
      from explore_entries n
      left join (
        select subject_id, least(sum(total), 2147483647)::int as visits from visit_sums
        where subject = 'A' and kind = ${sumKinds.VISIT} and day > ${now.toISOString().slice(0, 10)}::date - ${DAYS}::int
        group by subject_id
      ) s on s.subject_id = n.experience_id
      where n.visits <> coalesce(s.visits, 0)
    )
    update explore_entries n set visits = counted.visits from counted where n.experience_id = counted.experience_id
  `.execute(db)
}
