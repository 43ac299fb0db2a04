import { type Insertable, type Selectable, sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

export type AddressRow = Selectable<Tables['checked_addresses']>

/** Addresses are found by their hash: long ones do not fit into an index. */
const isOneOf = (urls: readonly string[]) =>
  sql<boolean>`url_hash in (select md5(one) from unnest(${urls}::text[]) as one)`

/** Returns the stored results for these addresses that have not expired. */
export const findAddresses = (
  accountId: string,
  urls: readonly string[],
  now: Date,
  db: Executor,
): Promise<AddressRow[]> =>
  db
    .selectFrom('checked_addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(isOneOf(urls))
    .where('expires_at', '>', now)
    .execute()

/** Stores the result, and deletes expired ones. */
export async function saveAddress(
  row: Insertable<Tables['checked_addresses']>,
  now: Date,
  db: Executor,
): Promise<void> {
  const { account_id: accountId, url, ...found } = row
  await db
    .deleteFrom('checked_addresses')
    .where('account_id', '=', accountId)
    .where('expires_at', '<=', now)
    .where('url', '<>', url)
    .execute()
  await db
    .insertInto('checked_addresses')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'url_hash']).doUpdateSet(found))
    .execute()
}

/** Returns the slides of one of the account's instant apps, in order; undefined when it has no such app. */
export async function findItems(accountId: string, experienceId: string, db: Executor): Promise<string[] | undefined> {
  const row = await db
    .selectFrom('experiences')
    .select('item_ids')
    .where('account_id', '=', accountId)
    .where('experience_id', '=', experienceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.item_ids
}

/** Returns the library entries that show this view. */
export async function findItemsOfView(accountId: string, viewId: string, db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('experience_items')
    .select('item_id')
    .where('account_id', '=', accountId)
    .where('view_id', '=', viewId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map((row) => row.item_id)
}
