import { type Expression, sql, type SqlBool } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

interface EntryTable {
  table: 'reviews' | 'subscribers'
  /** The column of the entry's id. */
  id: string
  /** As a condition on the table, aliased as `t`. */
  isUnread: ReturnType<typeof sql<boolean>>
}

/** Actions common to both kinds of entries. */
export function entryTable({ table, id, isUnread }: EntryTable) {
  const [entries, key] = [sql.table(table), sql.ref(id)]
  return {
    async remove(accountId: string, ids: readonly string[], db: Executor): Promise<void> {
      await sql`delete from ${entries} where account_id = ${accountId} and ${key} = any(${ids})`.execute(db)
    },

    /** All entries when no ids are given. */
    async setRead(accountId: string, ids: readonly string[] | undefined, readAt: Date | null, db: Executor) {
      const some = ids === undefined ? sql`` : sql`and ${key} = any(${ids})`
      const changes = readAt === null ? sql`read_at is not null` : sql`read_at is null`
      await sql`update ${entries} set read_at = ${readAt} where account_id = ${accountId} and ${changes} ${some}`.execute(
        db,
      )
    },

    /** Counts entries that match the conditions, on the table aliased as `t`. */
    async countByState(accountId: string, fit: readonly Expression<SqlBool>[], db: Executor) {
      const narrow = fit.map((one) => sql` and ${one}`)
      const { rows } = await sql<{ state: string; count: number; unread: number }>`
        select state, count(*)::int as count, (count(*) filter (where ${isUnread}))::int as unread
        from ${entries} as t where account_id = ${accountId} ${sql.join(narrow, sql``)} group by state`.execute(db)
      return rows
    },

    /** Slides that still exist, and all links ever, from which an entry came. */
    async origins(accountId: string, db: Executor) {
      const slides = await sql<{ experienceItemId: string; slideName: string }>`
        select * from (select distinct i.item_id as "experienceItemId", i.name as "slideName"
        from ${entries} as t join experience_items i using (item_id)
        where t.account_id = ${accountId} ) as found
        order by lower("slideName"), "experienceItemId"`.execute(db)
      const links = await sql<{ tagId: string; linkName: string }>`
        select * from (select distinct t.tag_id as "tagId", ${linkName} as "linkName"
        from ${entries} as t left join links l on l.tag_id = t.tag_id and l.account_id = t.account_id
        where t.account_id = ${accountId} and t.tag_id <> '' ) as found
        order by lower("linkName"), "tagId"`.execute(db)
      return { slides: slides.rows, links: links.rows }
    },
  }
}

/** Name of the link of an entry, where `l` is its row, if there is one. */
export const linkName = sql<string>`coalesce(nullif(l.name, ''), t.tag_id, '')`
