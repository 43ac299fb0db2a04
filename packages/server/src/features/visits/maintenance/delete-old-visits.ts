import { DAY_MS, HOUR_MS } from '@taplet/base/time'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** A visit that nothing was heard of for so long goes on no more. */
const VISIT_MS = 48 * HOUR_MS
/** Devices replace the word that they are known by after a day. */
const GUEST_MS = 2 * DAY_MS
const BATCH = 5000

/** Forgets visits that are over, devices that were here, and the secrets by which others could be known again. */
export async function deleteOldVisits(now: Date, db: Database): Promise<void> {
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

/** Small bites, so that no visitor waits for long. */
async function inBatches(deleteSome: () => Promise<bigint | undefined>): Promise<void> {
  while ((await deleteSome()) === BigInt(BATCH));
}
