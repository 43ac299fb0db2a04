import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

export interface BlockedHost {
  host: string
  reason: string
  blocked_at: Date
}

/** Returns those of these hosts that are on the list. */
export async function findBlocked(hosts: readonly string[], db: Executor): Promise<Set<string>> {
  const rows = await db.selectFrom('blocked_hosts').select('host').where(sql<boolean>`host = any(${hosts})`).execute()
  return new Set(rows.map(({ host }) => host))
}

export const list = (db: Executor): Promise<BlockedHost[]> =>
  db.selectFrom('blocked_hosts').selectAll().orderBy('host').execute()

export async function add(host: string, reason: string, db: Executor): Promise<void> {
  await db
    .insertInto('blocked_hosts')
    .values({ host, reason })
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ reason }))
    .execute()
}

/** Returns false when it was not on the list. */
export async function remove(host: string, db: Executor): Promise<boolean> {
  const row = await db.deleteFrom('blocked_hosts').where('host', '=', host).returning('host').executeTakeFirst()
  return row !== undefined
}
