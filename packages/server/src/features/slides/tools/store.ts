import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { ItemRow, ViewRow } from '../store.ts'

const changed = { revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` }

/** Returns these items of the account, in no particular order. */
export const listItems = (
  accountId: string,
  itemIds: readonly string[],
  db: Executor,
): Promise<Omit<ItemRow, 'used_in' | 'edited_at' | 'is_read_only'>[]> =>
  db
    .selectFrom('experience_items')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`item_id = any(${itemIds})`)
    .execute()

/** Returns these items of the account with what their views hold, in no particular order. */
export const listWithViews = (accountId: string, itemIds: readonly string[], db: Executor) =>
  db
    .selectFrom('experience_items as i')
    .leftJoin('views as v', (join) =>
      join
        .onRef('v.account_id', '=', 'i.account_id')
        .onRef('v.view_id', '=', 'i.view_id')
        .on('v.deleted_at', 'is', null),
    )
    .select(['i.item_id', 'i.name', 'i.type', 'i.website_url', 'i.product_id', 'v.view_id', 'v.metadata', 'v.widgets'])
    .where('i.account_id', '=', accountId)
    .where('i.deleted_at', 'is', null)
    .where(sql<boolean>`i.item_id = any(${itemIds})`)
    .execute()

/** Creates a view with the content of another one, including what this release cannot read. */
export const copyView = (
  accountId: string,
  { from, to, name }: { from: string; to: string; name: string },
  trx: Executor,
): Promise<ViewRow> =>
  trx
    .insertInto('views')
    .columns(['view_id', 'account_id', 'name', 'metadata', 'widgets', 'weight'])
    .expression((query) =>
      query
        .selectFrom('views')
        .select([sql<string>`${to}`.as('view_id'), 'account_id', sql<string>`${name}`.as('name')])
        .select(['metadata', 'widgets', 'weight'])
        .where('account_id', '=', accountId)
        .where('view_id', '=', from),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** Hides these items, and the views that no other item shows. Returns the items not hidden before. */
export async function hideItems(accountId: string, itemIds: readonly string[], trx: Executor): Promise<string[]> {
  const rows = await trx
    .updateTable('experience_items')
    .set({ deleted_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`item_id = any(${itemIds})`)
    .returning(['item_id', 'view_id'])
    .execute()
  await hideUnusedViews(
    accountId,
    rows.flatMap((row) => row.view_id ?? []),
    trx,
  )
  return rows.map((row) => row.item_id)
}

async function hideUnusedViews(accountId: string, viewIds: readonly string[], trx: Executor): Promise<void> {
  await sql`update views set deleted_at = now()
    where account_id = ${accountId} and view_id = any(${viewIds}) and not exists (
      select from experience_items i
      where i.account_id = views.account_id and i.view_id = views.view_id and i.deleted_at is null)`.execute(trx)
}

/** Removes these items from every ordered list of the account, keeping the order of the others. Returns whose lists changed. */
export async function removeFromLists(accountId: string, itemIds: readonly string[], trx: Executor): Promise<string[]> {
  const rows = await trx
    .updateTable('experiences')
    .set({
      item_ids: sql<string[]>`array(select item_id from unnest(item_ids) with ordinality as list (item_id, place)
        where item_id <> all(${itemIds}) order by place)`,
      ...changed,
    })
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`item_ids && ${itemIds}::text[]`)
    .returning('experience_id')
    .execute()
  return rows.map((row) => row.experience_id)
}

/** Returns the account's instant apps that show this item. */
export const listApps = (accountId: string, itemId: string, db: Executor) =>
  db
    .selectFrom('experiences')
    .select(['experience_id', 'name', 'path', 'active', 'item_ids'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`item_ids @> array[${itemId}]`)
    .orderBy('created_at')
    .orderBy('experience_id')
    .execute()
