import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { notTakenDown } from '../../../platform/db/not-taken-down.ts'

export interface FindablePage {
  path: string
  changed_at: Date
}

/** What search engines may show: published, not empty, and not excluded by its owner or by us. A public read. */
const findable = (db: Executor) =>
  db
    .selectFrom('experiences as e')
    .innerJoin('accounts as a', 'a.account_id', 'e.account_id')
    .where('e.is_findable', '=', true)
    .where('e.active', '=', true)
    .where('e.deleted_at', 'is', null)
    .where('a.status', '!=', 'INACTIVE')
    .where(sql<boolean>`cardinality(e.visible_item_ids) > 0`)
    .where(notTakenDown)

export async function countFindable(db: Executor): Promise<number> {
  const row = await findable(db).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return row.count
}

/** In order of creation, so that new ones come last. Changed when it or one of its slides was saved. */
export const listFindable = (offset: number, limit: number, db: Executor): Promise<FindablePage[]> =>
  findable(db)
    .select('e.path')
    .select(
      sql<Date>`greatest(e.updated_at, (select max(greatest(i.updated_at, v.updated_at)) from experience_items i
        left join views v on v.account_id = i.account_id and v.view_id = i.view_id
        where i.item_id = any(e.item_ids)))`.as('changed_at'),
    )
    .orderBy('e.created_at')
    .orderBy('e.experience_id')
    .offset(offset)
    .limit(limit)
    .execute()
