import type { Executor } from '../../platform/db/database.ts'
import { notTakenDown } from '../../platform/db/not-taken-down.ts'

export interface FeaturedRow {
  experience_id: string
  account_id: string
  path: string
  name: string
  description: string
  category: string
  cover_image_url: string
  item_ids: string[]
}

/** The featured instant apps that anyone may open and find, oldest first. A public read: it carries no account id. */
export const listFeatured = (limit: number, db: Executor): Promise<FeaturedRow[]> =>
  db
    .selectFrom('experiences as e')
    .innerJoin('accounts as a', 'a.account_id', 'e.account_id')
    .select(['e.experience_id', 'e.account_id', 'e.path', 'e.name', 'e.description', 'e.category', 'e.item_ids'])
    .select('e.cover_image_url')
    .where('e.is_featured', '=', true)
    .where('e.active', '=', true)
    .where('e.is_findable', '=', true)
    .where('e.deleted_at', 'is', null)
    .where('a.status', '!=', 'INACTIVE')
    .where(notTakenDown)
    .orderBy('e.created_at')
    .orderBy('e.experience_id')
    .limit(limit)
    .execute()
