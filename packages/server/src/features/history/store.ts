import { type RawBuilder, sql } from 'kysely'
import type { TimePosition } from '../../platform/cursor.ts'
import type { Executor } from '../../platform/db/database.ts'
import { notTakenDown } from '../../platform/db/not-taken-down.ts'

/** An app as a history shows it. */
export interface VisitedApp {
  path: string
  name: string
  description: string
  cover_image_url: string
  /** Nobody can open it now: deleted, switched off, of an inactive account, or taken down. */
  is_gone: boolean
}
export interface HistoryRow extends VisitedApp {
  history_item_id: string
  visited_at: Date
}
export interface HistorySearch {
  /** Part of the name or address; empty: all. */
  search: string
  /** Only entries after this position. */
  after: TimePosition | undefined
  limit: number
}

const isGone: RawBuilder<boolean> = sql<boolean>`(e.deleted_at is not null or not e.active
  or a.status = 'INACTIVE' or not ${notTakenDown})`

/** Finds apps by current or former paths. A public read: it carries no account id, the path is the key. */
export const findByPaths = (paths: readonly string[], db: Executor): Promise<(VisitedApp & { asked_path: string })[]> =>
  db
    .selectFrom('experience_paths as p')
    .innerJoin('experiences as e', 'e.experience_id', 'p.experience_id')
    .innerJoin('accounts as a', 'a.account_id', 'e.account_id')
    .select(['p.path as asked_path', 'e.path', 'e.name', 'e.description', 'e.cover_image_url'])
    .select(isGone.as('is_gone'))
    .where('p.path', 'in', [...paths])
    .execute()

/** Escapes a search word, so that it contains no wildcards. */
const pattern = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

/** Lists what the account opened, most recent first. The name of a deleted app is not searched, as nobody sees it. */
export function list(accountId: string, { search, after, limit }: HistorySearch, db: Executor): Promise<HistoryRow[]> {
  let query = db
    .selectFrom('history_items as h')
    .innerJoin('experiences as e', 'e.experience_id', 'h.experience_id')
    .innerJoin('accounts as a', 'a.account_id', 'e.account_id')
    .select(['h.history_item_id', 'h.visited_at', 'e.path', 'e.name', 'e.description', 'e.cover_image_url'])
    .select(isGone.as('is_gone'))
    .where('h.account_id', '=', accountId)
    .where('h.deleted_at', 'is', null)
  if (search !== '') {
    const like = pattern(search)
    query = query.where(
      sql<boolean>`(e.path ilike ${like} or (not ${isGone} and (e.name ilike ${like} or e.description ilike ${like})))`,
    )
  }
  if (after) query = query.where(sql<boolean>`(h.visited_at, h.history_item_id) < (${after.at}, ${after.id})`)
  return query.orderBy('h.visited_at', 'desc').orderBy('h.history_item_id', 'desc').limit(limit).execute()
}

export interface Opened {
  id: string
  path: string
  at: Date
}

/**
 * Adds opened apps to the history, each once with its newest time. Skips paths that no app ever had, and apps removed
 * from the history after that time.
 */
export async function merge(accountId: string, opened: readonly Opened[], db: Executor): Promise<void> {
  const column = <Key extends keyof Opened>(key: Key) => opened.map((one) => one[key])
  await sql`
    insert into history_items (history_item_id, account_id, experience_id, visited_at)
    select min(o.id), ${accountId}, p.experience_id, max(o.at)
    from unnest(${column('id')}::text[], ${column('path')}::text[], ${column('at')}::timestamptz[]) as o(id, path, at)
    join experience_paths p on p.path = o.path
    where not exists (
      select from history_items r
      where r.account_id = ${accountId} and r.experience_id = p.experience_id
        and r.deleted_at is not null and greatest(r.deleted_at, r.visited_at) >= o.at)
    group by p.experience_id
    order by p.experience_id
    on conflict (account_id, experience_id) where deleted_at is null
    do update set visited_at = greatest(history_items.visited_at, excluded.visited_at)`.execute(db)
}

/** Deletes the oldest beyond this number. */
export const trim = (accountId: string, most: number, db: Executor) =>
  db
    .deleteFrom('history_items')
    .where('history_item_id', 'in', (query) =>
      query
        .selectFrom('history_items')
        .select('history_item_id')
        .where('account_id', '=', accountId)
        .where('deleted_at', 'is', null)
        .orderBy('visited_at', 'desc')
        .orderBy('history_item_id', 'desc')
        .offset(most),
    )
    .execute()

/** Removes an entry from the list; returns false when the account has none with that id. Removing twice is harmless. */
export async function remove(accountId: string, id: string, at: Date, db: Executor): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('history_items')
    .set({ deleted_at: sql<Date>`coalesce(deleted_at, ${at})` })
    .where('history_item_id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const find = (accountId: string, id: string, db: Executor) =>
  db
    .selectFrom('history_items')
    .select(['experience_id', 'deleted_at'])
    .where('history_item_id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** Restores a removed entry, unless its app was opened again since and is already in the list. */
export const restore = (accountId: string, id: string, db: Executor) =>
  db
    .updateTable('history_items as h')
    .set({ deleted_at: null })
    .where('h.history_item_id', '=', id)
    .where('h.account_id', '=', accountId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('history_items as live')
            .select('live.history_item_id')
            .where('live.account_id', '=', accountId)
            .whereRef('live.experience_id', '=', 'h.experience_id')
            .where('live.deleted_at', 'is', null),
        ),
      ),
    )
    .execute()

export const clear = (accountId: string, db: Executor) =>
  db.deleteFrom('history_items').where('account_id', '=', accountId).execute()

export const isPaused = async (accountId: string, db: Executor): Promise<boolean> =>
  (await db.selectFrom('accounts').select('history_paused').where('account_id', '=', accountId).executeTakeFirst())
    ?.history_paused ?? false

export const pause = (accountId: string, isOn: boolean, db: Executor) =>
  db.updateTable('accounts').set({ history_paused: isOn }).where('account_id', '=', accountId).execute()

/** Permanently deletes entries removed before then; they can no longer be restored. */
export const purge = (before: Date, db: Executor) =>
  db.deleteFrom('history_items').where('deleted_at', '<', before).execute()
