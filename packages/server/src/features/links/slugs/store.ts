import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

/** Returns the link that has or had this name, or whose id it is. */
export async function findOwner(slug: string, db: Executor): Promise<string | undefined> {
  const { rows } = await sql<{ tag_id: string }>`
    select tag_id from link_slugs where slug = ${slug}
    union all select tag_id from links where tag_id = ${slug}
    union all select tag_id from physical_tags where tag_id = ${slug}
    limit 1`.execute(db)
  return rows[0]?.tag_id
}

/** Assigns the name to the link unless another one has or had it; returns the id of its link. */
export async function take(accountId: string, tagId: string, slug: string, db: Executor): Promise<string | undefined> {
  await db
    .insertInto('link_slugs')
    .values({ slug, tag_id: tagId, account_id: accountId })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
  return findOwner(slug, db)
}

/** Counts the names a link has had. */
export async function count(tagId: string, db: Executor): Promise<number> {
  const row = await db
    .selectFrom('link_slugs')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tag_id', '=', tagId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Counts the names reserved by the account's deleted links. */
export async function countOfDeleted(accountId: string, db: Executor): Promise<number> {
  const row = await db
    .selectFrom('link_slugs as s')
    .innerJoin('links as l', 'l.tag_id', 's.tag_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('l.account_id', '=', accountId)
    .where('l.deleted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return row.count
}
