import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

/** Lists scanned codes that were never given out, most scanned first; '*' stands for many. */
export const listMost = (limit: number, db: Executor) =>
  db
    .selectFrom('orphan_scans')
    .select('code')
    .select(sql<string>`sum(scans)`.as('scans'))
    .select(sql<string>`max(day)::text`.as('last_day'))
    .groupBy('code')
    .orderBy(sql`sum(scans)`, 'desc')
    .orderBy('code')
    .limit(limit)
    .execute()
