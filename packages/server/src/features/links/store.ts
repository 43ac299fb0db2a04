import { type Insertable, type Selectable, sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

export type LinkRow = Selectable<Tables['links']> & {
  access_level: number
  /** From 1: the chosen ones first, then the oldest; the apps' own links are numbered separately. */
  place: number
  takedown_reason: string | null
  taken_down_at: Date | null
}
export type LinkColumns = Omit<
  Insertable<Tables['links']>,
  'account_id' | 'created_at' | 'deleted_at' | 'is_default' | 'revision' | 'tag_id' | 'updated_at'
>

const changed = { revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` }

const select = (accountId: string, db: Executor) =>
  db
    .selectFrom(
      db
        .selectFrom('links')
        .selectAll()
        .select(
          sql<number>`(row_number() over (partition by is_default order by is_kept desc, created_at, tag_id))::int`.as(
            'place',
          ),
        )
        .where('account_id', '=', accountId)
        .where('deleted_at', 'is', null)
        .as('l'),
    )
    .innerJoin('accounts as a', 'a.account_id', 'l.account_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('takedowns')
          .select(['reason', 'taken_down_at'])
          .where('restored_at', 'is', null)
          .where(sql<boolean>`(tag_id = l.tag_id or (tag_id is null and takedowns.experience_id = l.experience_id))`)
          .orderBy(sql`tag_id nulls last`)
          .limit(1)
          .as('t'),
      (join) => join.onTrue(),
    )
    .selectAll('l')
    .select(['a.access_level', 't.reason as takedown_reason', 't.taken_down_at'])

export const list = (accountId: string, db: Executor): Promise<LinkRow[]> =>
  select(accountId, db).orderBy('l.created_at').orderBy('l.tag_id').execute()

export const find = (accountId: string, tagId: string, db: Executor): Promise<LinkRow | undefined> =>
  select(accountId, db).where('l.tag_id', '=', tagId).executeTakeFirst()

export const findMany = (accountId: string, tagIds: readonly string[], db: Executor): Promise<LinkRow[]> =>
  select(accountId, db).where(sql<boolean>`l.tag_id = any(${tagIds})`).execute()

/** Counts the links that count against the plan. */
export async function count(accountId: string, db: Executor): Promise<number> {
  const row = await db
    .selectFrom('links')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('is_default', '=', false)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Stores a new link. An existing row of the account with this id is reset; its daily counts stay. */
export async function put(
  accountId: string,
  tagId: string,
  columns: LinkColumns,
  at: Date,
  db: Executor,
): Promise<void> {
  await db
    .insertInto('links')
    .values({ ...columns, tag_id: tagId, account_id: accountId, created_at: at })
    .onConflict((conflict) =>
      conflict
        .column('tag_id')
        .doUpdateSet({
          ...columns,
          deleted_at: null,
          revision: sql<number>`links.revision + 1`,
          updated_at: sql<Date>`now()`,
        })
        .where('links.account_id', '=', accountId),
    )
    .execute()
}

/** Stores new links with ids that nobody has. */
export async function putNew(
  accountId: string,
  rows: readonly (LinkColumns & { tag_id: string; created_at: Date })[],
  db: Executor,
): Promise<void> {
  await db
    .insertInto('links')
    .values(rows.map((row) => ({ ...row, account_id: accountId })))
    .execute()
}

export async function update(accountId: string, tagId: string, columns: LinkColumns, db: Executor): Promise<void> {
  await db
    .updateTable('links')
    .set({ ...columns, ...changed })
    .where('account_id', '=', accountId)
    .where('tag_id', '=', tagId)
    .execute()
}

/** Its row stays: the code keeps answering. */
export async function hide(accountId: string, tagId: string, db: Executor): Promise<void> {
  await db
    .updateTable('links')
    .set({ deleted_at: sql<Date>`now()`, ...changed })
    .where('account_id', '=', accountId)
    .where('tag_id', '=', tagId)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Returns deleted links of the account, except those on tags it has released. */
export const findDeleted = (accountId: string, tagIds: readonly string[], db: Executor) =>
  db
    .selectFrom('links as l')
    .select(['l.tag_id', 'l.is_default'])
    .where('l.account_id', '=', accountId)
    .where('l.deleted_at', 'is not', null)
    .where(sql<boolean>`l.tag_id = any(${tagIds})`)
    .where(
      sql<boolean>`not exists (select from physical_tags p
        where p.tag_id = l.tag_id and p.account_id is distinct from l.account_id)`,
    )
    .execute()

export async function unhide(accountId: string, tagId: string, db: Executor): Promise<void> {
  await db
    .updateTable('links')
    .set({ deleted_at: null, ...changed })
    .where('account_id', '=', accountId)
    .where('tag_id', '=', tagId)
    .execute()
}

export async function isAppThere(accountId: string, experienceId: string, db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('experiences')
    .select('experience_id')
    .where('account_id', '=', accountId)
    .where('experience_id', '=', experienceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
