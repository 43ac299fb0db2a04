import { sql } from 'kysely'
import type { Executor } from '../db/database.ts'

/** Lists those of these ids that a link, a physical tag or a short name has, in whatever case people type them. */
export async function findTaken(ids: readonly string[], db: Executor): Promise<Set<string>> {
  const lower = ids.map((id) => id.toLowerCase())
  const { rows } = await sql<{ id: string }>`
    select lower(tag_id) as id from links where lower(tag_id) = any(${lower})
    union select lower(tag_id) from physical_tags where lower(tag_id) = any(${lower})
    union select slug from link_slugs where slug = any(${lower})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
