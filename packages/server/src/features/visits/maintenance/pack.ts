import { DAY_MS } from '@taplet/base/time'
import { sql } from 'kysely'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'

/** Visits of earlier days are over: next to nothing is added to their sums any more. */
const OPEN_MS = 3 * DAY_MS
const PACK_LOCK = 7_261_092 // that of pack_visit_sums

/** The first UTC day (`YYYY-MM-DD`) to whose sums visits may still add something. */
export const firstOpenDay = (now: Date): string => new Date(now.getTime() - OPEN_MS).toISOString().slice(0, 10)

/** Packs the sums of days that are over; what came to one after it was packed, too. In bites, so that nothing waits for long. */
export async function packDays(now: Date, db: Database): Promise<void> {
  while ((await inTransaction(db, (trx) => packSome(firstOpenDay(now), trx))) > 0);
}

async function packSome(before: string, trx: Executor): Promise<number> {
  const { rows } = await sql<{ n: number }>`select pack_visit_sums(${before}::date) as n`.execute(trx)
  return rows[0]?.n ?? 0
}

/** Until the transaction ends nothing is packed. */
export async function holdPacking(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PACK_LOCK})`.execute(trx)
}

/** Takes all sums of a UTC day away. While something is packed it might bring some of them back. */
export async function deleteSums(day: string, trx: Executor): Promise<void> {
  await sql`delete from visit_sums where day = ${day}::date`.execute(trx)
  await sql`delete from packed_visit_sums where day = ${day}::date`.execute(trx)
}
