import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Executor } from '../db/database.ts'

/** Returns the key of a row; it does not reveal the subject. */
export const limitKey = (rule: string, subject: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([rule, ...subject]))
    .digest('base64url')

interface Hit {
  key: string
  max: number
  /** Hits before this no longer count. */
  since: Date
  now: Date
  expiresAt: Date
}

/**
 * Counts one more hit if fewer than `max` are in the window: one statement, so that parallel hits in any number of
 * processes never exceed it together. Returns whether it was counted.
 */
export async function countHit({ key, max, since, now, expiresAt }: Hit, db: Executor): Promise<boolean> {
  const recent = sql`array(select hit from unnest(l.hits) as hit where hit > ${since} order by hit)`
  const result = await sql`
    insert into auth_limits as l (key, hits, expires_at) values (${key}, array[${now}::timestamptz], ${expiresAt})
    on conflict (key) do update set hits = ${recent} || ${now}::timestamptz, expires_at = ${expiresAt}
    where cardinality(${recent}) < ${max}
    returning key`.execute(db)
  return result.rows.length > 0
}

export async function findHits(key: string, db: Executor): Promise<Date[]> {
  const row = await db.selectFrom('auth_limits').select('hits').where('key', '=', key).executeTakeFirst()
  return row?.hits ?? []
}

export async function deleteHits(key: string, db: Executor): Promise<void> {
  await db.deleteFrom('auth_limits').where('key', '=', key).execute()
}

/** Removes one hit of that moment. */
export async function removeHit({ key, at }: { key: string; at: Date }, db: Executor): Promise<void> {
  const place = sql`array_position(hits, ${at}::timestamptz)`
  await sql`
    update auth_limits set hits = hits[:${place} - 1] || hits[${place} + 1:]
    where key = ${key} and ${place} is not null`.execute(db)
}

/** Replaces all hits by this one. */
export async function replaceHits(
  { key, now, expiresAt }: { key: string; now: Date; expiresAt: Date },
  db: Executor,
): Promise<void> {
  const row = { hits: [now], expires_at: expiresAt }
  await db
    .insertInto('auth_limits')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
