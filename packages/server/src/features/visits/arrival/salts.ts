import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

/** Returns the salt of a day: this one, unless the day has one already. */
export async function saltOfDay(day: string, salt: Buffer, db: Executor): Promise<Buffer> {
  const { rows } = await sql<{ salt: Buffer }>`
    insert into guest_salts as known (day, salt) values (${day}::date, ${salt})
    on conflict (day) do update set salt = known.salt
    returning salt`.execute(db)
  return rows[0]?.salt ?? salt
}
