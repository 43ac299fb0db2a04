import { sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import { notTakenDown } from '../../platform/db/not-taken-down.ts'
import { listed, type ListedRow } from './listed-store.ts'

/** Lists the featured instant apps, oldest first; beyond the limit, those in groups take precedence. */
export async function listFeatured(limit: number, db: Executor): Promise<ListedRow[]> {
  const chosen = listed(db)
    .select('e.created_at')
    .where('e.is_featured', '=', true)
    .orderBy(
      ({ exists, selectFrom }) =>
        exists(
          selectFrom('explore_members as m').select('m.place').whereRef('m.experience_id', '=', 'e.experience_id'),
        ),
      'desc',
    )
    .orderBy('e.created_at')
    .orderBy('e.experience_id')
    .limit(limit)
  return db
    .selectFrom(chosen.as('chosen'))
    .select(['experience_id', 'path', 'name', 'description', 'category', 'visible_item_ids', 'cover_image_url'])
    .orderBy('created_at')
    .orderBy('experience_id')
    .execute()
}

interface GroupRow {
  group_id: string
  name: string
  experience_ids: string[]
}

/** Lists the groups in the operator's order, each with its members in order. */
export const listGroups = (db: Executor): Promise<GroupRow[]> =>
  db
    .selectFrom('explore_groups as g')
    .innerJoin('explore_members as m', 'm.group_id', 'g.group_id')
    .select(['g.group_id', 'g.name'])
    .select(sql<string[]>`array_agg(m.experience_id order by m.place, m.experience_id)`.as('experience_ids'))
    .groupBy(['g.group_id', 'g.name', 'g.place'])
    .orderBy('g.place')
    .orderBy('g.group_id')
    .execute()

interface CategoryRow {
  name: string
  count: number
}

/** Counts the findable instant apps of each category; largest first. */
export const countCategories = (limit: number, db: Executor): Promise<CategoryRow[]> =>
  db
    .selectFrom('explore_entries as n')
    .innerJoin('experiences as e', 'e.experience_id', 'n.experience_id')
    .innerJoin('accounts as a', 'a.account_id', 'e.account_id')
    .select('n.category as name')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('n.category', '!=', '')
    .where('a.status', '!=', 'INACTIVE')
    .where(notTakenDown)
    .groupBy('n.category')
    .orderBy('count', 'desc')
    .orderBy('n.category')
    .limit(limit)
    .execute()
