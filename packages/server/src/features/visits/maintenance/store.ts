import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

/** Returns the first UTC day with raw visit data. */
export async function firstRawDay(db: Executor): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(at) at time zone 'UTC', 'YYYY-MM-DD') as day from hits`.execute(db)
  return rows[0]?.day ?? undefined
}
