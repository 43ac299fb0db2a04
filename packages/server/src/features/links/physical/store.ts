import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { newId } from '../../../platform/new-id.ts'

export type TagRow = Selectable<Tables['physical_tags']>

/** Locks this tag until the transaction ends. */
export const lock = (tagId: string, trx: Executor): Promise<TagRow | undefined> =>
  trx.selectFrom('physical_tags').selectAll().where('tag_id', '=', tagId).forUpdate().executeTakeFirst()

export const find = (tagId: string, db: Executor): Promise<TagRow | undefined> =>
  db.selectFrom('physical_tags').selectAll().where('tag_id', '=', tagId).executeTakeFirst()

/** Returns the link with this id, of any account, even if deleted. */
export const findLink = (tagId: string, db: Executor) =>
  db
    .selectFrom('links')
    .select(['account_id', 'name', 'tag_sub_type'])
    .select(sql<boolean>`deleted_at is not null`.as('is_deleted'))
    .where('tag_id', '=', tagId)
    .executeTakeFirst()

/** Whether the operator has taken the link down. */
export async function isTakenDown(tagId: string, db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('takedowns')
    .select('takedown_id')
    .where('tag_id', '=', tagId)
    .where('restored_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function setOwner(tagId: string, accountId: string | null, db: Executor): Promise<void> {
  await db
    .updateTable('physical_tags')
    .set({ account_id: accountId, claimed_at: accountId === null ? null : sql<Date>`now()` })
    .where('tag_id', '=', tagId)
    .execute()
}

/**
 * Moves the previous owner's link on a tag, with its short names, out of the way of the next owner. It keeps answering
 * under those names as a deleted link of the previous owner.
 */
export async function setAside(tagId: string, trx: Executor): Promise<void> {
  const aside = newId()
  await sql`
    insert into links (tag_id, account_id, experience_id, item_id, destination_url, fallback_url, tag_sub_type,
      qr_design_id, name, note, slug, active, is_default, rules, utm, password_hash, expires_at, created_at, deleted_at)
    select ${aside}, account_id, experience_id, item_id, destination_url, fallback_url, null,
      qr_design_id, name, note, slug, active, false, rules, utm, password_hash, expires_at, created_at,
      coalesce(deleted_at, now())
    from links where tag_id = ${tagId}`.execute(trx)
  await trx.updateTable('link_slugs').set({ tag_id: aside }).where('tag_id', '=', tagId).execute()
  await trx.deleteFrom('link_health').where('tag_id', '=', tagId).execute()
}

/** Gives the row of a link that was set aside to the next owner, whose visits count from then on. */
export async function handOver(tagId: string, accountId: string, at: Date, trx: Executor): Promise<void> {
  await trx.updateTable('links').set({ account_id: accountId, created_at: at }).where('tag_id', '=', tagId).execute()
}
