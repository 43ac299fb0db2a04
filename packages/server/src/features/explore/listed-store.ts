import type { Executor } from '../../platform/db/database.ts'
import { notTakenDown } from '../../platform/db/not-taken-down.ts'

/** The data of a card on the explore list. */
export interface ListedRow {
  experience_id: string
  path: string
  name: string
  description: string
  category: string
  cover_image_url: string
  visible_item_ids: string[]
}

/** The instant apps that anyone may open and find. A public read: it carries no account id. */
export const listed = (db: Executor) =>
  db
    .selectFrom('experiences as e')
    .innerJoin('accounts as a', 'a.account_id', 'e.account_id')
    .select([
      'e.experience_id',
      'e.path',
      'e.name',
      'e.description',
      'e.category',
      'e.visible_item_ids',
      'e.cover_image_url',
    ])
    .where('e.active', '=', true)
    .where('e.is_findable', '=', true)
    .where('e.deleted_at', 'is', null)
    .where('a.status', '!=', 'INACTIVE')
    .where(notTakenDown)
