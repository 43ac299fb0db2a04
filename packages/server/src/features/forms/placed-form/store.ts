import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { notTakenDown } from '../../../platform/db/not-taken-down.ts'

export interface FormSlideRow {
  account_id: string
  experience_id: string
  name: string
  path: string
  /** The slide's position in the app, counted from 1. */
  slide_number: number
}

/** Finds the published experience at a current or former path, if it shows this slide. A public read: no account id. */
export const findFormSlide = (path: string, itemId: string, db: Executor): Promise<FormSlideRow | undefined> =>
  db
    .selectFrom('experience_paths as p')
    .innerJoin('experiences as e', 'e.experience_id', 'p.experience_id')
    .innerJoin('accounts as a', 'a.account_id', 'e.account_id')
    .select(['e.account_id', 'e.experience_id', 'e.name', 'e.path'])
    .select(sql<number>`array_position(e.visible_item_ids, ${itemId})`.as('slide_number'))
    .where('p.path', '=', path)
    .where('e.active', '=', true)
    .where('e.deleted_at', 'is', null)
    .where('a.status', '!=', 'INACTIVE')
    .where(notTakenDown)
    .where(sql<boolean>`${itemId} = any(e.visible_item_ids)`)
    .executeTakeFirst()

/** Returns the link, if it leads to this experience. */
export async function findTag(tagId: string, experienceId: string, db: Executor): Promise<string | null> {
  const row = await db
    .selectFrom('links')
    .select('tag_id')
    .where('tag_id', '=', tagId)
    .where('experience_id', '=', experienceId)
    .executeTakeFirst()
  return row?.tag_id ?? null
}
