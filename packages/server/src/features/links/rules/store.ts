import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

/** Returns the names and slides of those of these instant apps that are the account's and not deleted. */
export const findApps = (accountId: string, experienceIds: readonly string[], db: Executor) =>
  db
    .selectFrom('experiences')
    .select(['experience_id', 'name', 'item_ids'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`experience_id = any(${experienceIds})`)
    .execute()

export async function isOwnDesign(accountId: string, qrDesignId: string, db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('qr_designs')
    .select('qr_design_id')
    .where('account_id', '=', accountId)
    .where('qr_design_id', '=', qrDesignId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the link that answers at /t/{code}, by its id or a current or former short name. */
export const findByCode = (code: string, db: Executor) =>
  db
    .selectFrom('links as l')
    .select(['l.tag_id', 'l.destination_url'])
    .where((where) =>
      where.or([
        where('l.tag_id', '=', code),
        where(sql`lower(l.tag_id)`, '=', code.toLowerCase()),
        where('l.tag_id', '=', where.selectFrom('link_slugs').select('tag_id').where('slug', '=', code.toLowerCase())),
      ]),
    )
    .executeTakeFirst()
