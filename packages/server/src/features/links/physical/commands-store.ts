import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

const AT_ONCE = 1000

/** One tag by its id, or all of a batch. */
export interface Which {
  column: 'batch' | 'tag_id'
  value: string
}

export interface NewTags {
  tagIds: readonly string[]
  subType: string
  batch: string
}

export async function insert({ tagIds, subType, batch }: NewTags, db: Executor): Promise<void> {
  for (let from = 0; from < tagIds.length; from += AT_ONCE) {
    const rows = tagIds.slice(from, from + AT_ONCE).map((tag_id) => ({ tag_id, tag_sub_type: subType, batch }))
    await db.insertInto('physical_tags').values(rows).execute()
  }
}

export const listBatches = (db: Executor) =>
  db
    .selectFrom('physical_tags')
    .select(['batch', 'tag_sub_type'])
    .select(sql<number>`count(*)::int`.as('made'))
    .select(sql<number>`count(account_id)::int`.as('claimed'))
    .select(sql<number>`count(disabled_at)::int`.as('disabled'))
    .select(sql<Date>`min(created_at)`.as('made_at'))
    .groupBy(['batch', 'tag_sub_type'])
    .orderBy(sql`min(created_at)`)
    .execute()

export const listBatch = (batch: string, db: Executor) =>
  db
    .selectFrom('physical_tags')
    .select(['tag_id', 'tag_sub_type', 'account_id', 'claimed_at', 'disabled_at'])
    .where('batch', '=', batch)
    .orderBy('created_at')
    .orderBy('tag_id')
    .execute()

/** Takes tags out of service or brings them back. Returns how many changed. */
export async function setDisabled({ column, value }: Which, isDisabled: boolean, db: Executor) {
  const rows = await db
    .updateTable('physical_tags')
    .set({ disabled_at: isDisabled ? sql<Date>`now()` : null })
    .where(column, '=', value)
    .where('disabled_at', isDisabled ? 'is' : 'is not', null)
    .returning('tag_id')
    .execute()
  return rows.length
}

export async function isThere({ column, value }: Which, db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('physical_tags')
    .select('tag_id')
    .where(column, '=', value)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the unknown codes that were scanned most since that day. */
export const listOrphans = (since: Date, limit: number, db: Executor) =>
  db
    .selectFrom('orphan_scans')
    .select('code')
    .select(sql<number>`sum(scans)::int`.as('scans'))
    .select(sql<string>`max(day)::text`.as('last_day'))
    .where(sql<boolean>`day >= ${since}::date`)
    .groupBy('code')
    .orderBy(sql`sum(scans) desc`)
    .orderBy('code')
    .limit(limit)
    .execute()
