import { sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'

export interface Visit {
  visitId: string
  experienceId: string
  tagId: string | null
  furthestSlide: number
  userAgent: string
  referrer: string
}

/**
 * Stores each visit once; a repeat only moves it further on. A link of another experience is not kept. One statement for
 * all: visits in the order of their ids, so that two processes that store the same ones do not wait for each other in a ring.
 */
export async function upsert(visits: readonly Visit[], db: Executor): Promise<void> {
  const once = [...merge(visits).values()]
  const column = <K extends keyof Visit>(name: K): Visit[K][] => once.map((visit) => visit[name])
  await sql`
    insert into visits (visit_id, experience_id, tag_id, furthest_slide, user_agent, referrer)
    select v.visit_id, e.experience_id, l.tag_id, v.furthest_slide, v.user_agent, v.referrer
    from unnest(
      ${column('visitId')}::uuid[], ${column('experienceId')}::text[], ${column('tagId')}::text[],
      ${column('furthestSlide')}::int[], ${column('userAgent')}::text[], ${column('referrer')}::text[]
    ) as v(visit_id, experience_id, tag_id, furthest_slide, user_agent, referrer)
    join experiences e on e.experience_id = v.experience_id
    left join links l on l.tag_id = v.tag_id and l.experience_id = v.experience_id
    order by v.visit_id
    on conflict (visit_id) do update
      set furthest_slide = greatest(visits.furthest_slide, excluded.furthest_slide), updated_at = now()
      where visits.experience_id = excluded.experience_id`.execute(db)
}

/** One statement may touch a row once: reports of the same visit become the furthest of them. */
function merge(visits: readonly Visit[]): Map<string, Visit> {
  const byId = new Map<string, Visit>()
  for (const visit of visits) {
    const known = byId.get(visit.visitId)
    if (!known) byId.set(visit.visitId, visit)
    else if (known.experienceId === visit.experienceId && known.furthestSlide < visit.furthestSlide)
      byId.set(visit.visitId, { ...known, furthestSlide: visit.furthestSlide })
  }
  return byId
}
