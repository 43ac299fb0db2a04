import { DAY_MS } from '@taplet/base/time'
import { sql } from 'kysely'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'

/** After this time next to nothing is added to a day's sums any more. */
const OPEN_MS = 3 * DAY_MS
const PACK_LOCK = 7_261_092 // the same as in pack_visit_sums

/** Returns the first UTC day (`YYYY-MM-DD`) whose sums may still change. */
export const firstOpenDay = (now: Date): string => new Date(now.getTime() - OPEN_MS).toISOString().slice(0, 10)

/** Packs the sums of past days, including late additions. In batches, so that nothing waits long. */
export async function packDays(now: Date, db: Database): Promise<void> {
  while ((await inTransaction(db, (trx) => packSome(firstOpenDay(now), trx))) > 0);
}

async function packSome(before: string, trx: Executor): Promise<number> {
  const { rows } = await sql<{ n: number }>`select pack_visit_sums(${before}::date) as n`.execute(trx)
  return rows[0]?.n ?? 0
}

/** Prevents packing until the transaction ends. */
export async function holdPacking(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PACK_LOCK})`.execute(trx)
}

/** Deletes all sums of a UTC day. Running packing must be excluded, as it could bring some of them back. */
export async function deleteSums(day: string, trx: Executor): Promise<void> {
  await sql`delete from visit_sums where day = ${day}::date`.execute(trx)
  await sql`delete from packed_visit_sums where day = ${day}::date`.execute(trx)
}
