import { DAY_MS, HOUR_MS } from '@taplet/base/time'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** A visit without reports for this long is over. */
const VISIT_MS = 48 * HOUR_MS
/** Devices replace their identifying word after a day. */
const GUEST_MS = 2 * DAY_MS
const BATCH = 5000

/** Deletes state of past visits, devices that were here, and the salts by which others could be recognised. */
export async function deleteVisitorState(now: Date, db: Database): Promise<void> {
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  await inBatches(
    async () =>
      (
        await sql`
          delete from open_visits where visit_id in (
            select visit_id from open_visits where seen_at < ${before(VISIT_MS)} limit ${BATCH} for update skip locked
          )`.execute(db)
      ).numAffectedRows,
  )
  await inBatches(
    async () =>
      (
        await sql`
          delete from known_guests where ctid = any(array(
            select ctid from known_guests where counted_at < ${before(GUEST_MS)} limit ${BATCH} for update skip locked
          ))`.execute(db)
      ).numAffectedRows,
  )
  const day = before(GUEST_MS).toISOString().slice(0, 10)
  await sql`delete from guest_salts where day <= ${day}::date`.execute(db)
}

/** In small batches, so that no visitor waits long. */
async function inBatches(deleteSome: () => Promise<bigint | undefined>): Promise<void> {
  while ((await deleteSome()) === BigInt(BATCH));
}
