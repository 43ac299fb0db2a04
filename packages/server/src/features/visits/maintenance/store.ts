import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

/** The first UTC day of which it is stored what visitors did. */
export async function firstRawDay(db: Executor): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(at) at time zone 'UTC', 'YYYY-MM-DD') as day from hits`.execute(db)
  return rows[0]?.day ?? undefined
}
