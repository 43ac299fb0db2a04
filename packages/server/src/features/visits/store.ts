import { sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'

export interface Visit {
  visitId: string
  /** Null when a link led to a website. */
  experienceId: string | null
  tagId: string | null
  /** The rule of the link that led to a website, when one did. */
  ruleId: string | null
  furthestSlide: number
  userAgent: string
  referrer: string
}

/**
 * Stores each visit once; a repeat only moves it further on. A link that does not lead to that experience is not kept; of
 * one that does, its campaign words are. One statement for all: visits in the order of their ids, so that two processes
 * that store the same ones do not wait for each other in a ring.
 */
export async function upsert(visits: readonly Visit[], db: Executor): Promise<void> {
  const once = [...merge(visits).values()]
  const column = <K extends keyof Visit>(name: K): Visit[K][] => once.map((visit) => visit[name])
  await sql`
    insert into visits (visit_id, experience_id, tag_id, rule_id, furthest_slide, user_agent, referrer, utm)
    select v.visit_id, e.experience_id, l.tag_id, v.rule_id, v.furthest_slide, v.user_agent, v.referrer,
      (select jsonb_object_agg(key, value) from jsonb_each_text(l.utm) where value <> '')
    from unnest(
      ${column('visitId')}::uuid[], ${column('experienceId')}::text[], ${column('tagId')}::text[],
      ${column('ruleId')}::text[], ${column('furthestSlide')}::int[], ${column('userAgent')}::text[],
      ${column('referrer')}::text[]
    ) as v(visit_id, experience_id, tag_id, rule_id, furthest_slide, user_agent, referrer)
    left join experiences e on e.experience_id = v.experience_id
    left join links l on l.tag_id = v.tag_id and (v.experience_id is null or l.experience_id = v.experience_id
      or exists (select from jsonb_array_elements(l.rules) as rule
        where rule -> 'destination' ->> 'experienceId' = v.experience_id))
    where e.experience_id is not null or (v.experience_id is null and l.tag_id is not null)
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
