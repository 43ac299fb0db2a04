import { sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'

export interface Visit {
  visitId: string
  tagId: string | null
  furthestSlide: number
  userAgent: string
  referrer: string
}

/** The published experience at a path that it has or had. A public read: it carries no account id. */
export async function findExperienceId(path: string, db: Executor): Promise<string | undefined> {
  const row = await db
    .selectFrom('experience_paths as p')
    .innerJoin('experiences as e', 'e.experience_id', 'p.experience_id')
    .innerJoin('accounts as a', 'a.account_id', 'e.account_id')
    .select('e.experience_id')
    .where('p.path', '=', path)
    .where('e.active', '=', true)
    .where('e.deleted_at', 'is', null)
    .where('a.status', '!=', 'INACTIVE')
    .executeTakeFirst()
  return row?.experience_id
}

/** Stores the visit once; a repeat only moves it further on. A tag of another experience is not kept. */
export async function upsert(experienceId: string, visit: Visit, db: Executor): Promise<void> {
  await db
    .insertInto('visits')
    .values({
      visit_id: visit.visitId,
      experience_id: experienceId,
      tag_id: sql<
        string | null
      >`(select tag_id from links where tag_id = ${visit.tagId} and experience_id = ${experienceId})`,
      furthest_slide: visit.furthestSlide,
      user_agent: visit.userAgent,
      referrer: visit.referrer,
    })
    .onConflict((conflict) =>
      conflict
        .column('visit_id')
        .doUpdateSet({
          furthest_slide: sql<number>`greatest(visits.furthest_slide, excluded.furthest_slide)`,
          updated_at: sql<Date>`now()`,
        })
        .where('visits.experience_id', '=', experienceId),
    )
    .execute()
}
