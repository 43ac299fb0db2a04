import { MINUTE_MS } from '@taplet/base/time'
import { sql } from 'kysely'
import type { Database, Executor } from '../../../platform/db/database.ts'
import type { OwnedRow } from '../store.ts'

/** A picture is reserved this long for the process working on it; a killed process loses no more than this. */
const TURN_MS = 10 * MINUTE_MS
/** A file that crashes the encoder must not do so for ever. */
const MAX_ATTEMPTS = 3

export type AvifStore = ReturnType<typeof createAvifStore>

/** SQL for pictures waiting for their AVIF files. By media id: the work is the server's, not a user's. */
export function createAvifStore(db: Database, clock: () => Date) {
  return {
    async add(mediaId: string, trx: Executor): Promise<void> {
      await trx.insertInto('media_avif_due').values({ media_id: mediaId, due_at: clock() }).execute()
    },
    /** Takes the newest waiting picture, for one process only; returns undefined when there is none. */
    async take(): Promise<string | undefined> {
      const now = clock()
      await db.deleteFrom('media_avif_due').where('attempts', '>=', MAX_ATTEMPTS).where('due_at', '<', now).execute()
      const { rows } = await sql<{ media_id: string }>`
        update media_avif_due set due_at = ${new Date(now.getTime() + TURN_MS)}, attempts = attempts + 1
        where media_id = (
          select media_id from media_avif_due where due_at <= ${now} order by added_at desc limit 1 for update skip locked
        ) returning media_id`.execute(db)
      return rows[0]?.media_id
    },
    /** Whether a picture is waiting that no process is working on. */
    async isAnyDue(): Promise<boolean> {
      const { rows } = await sql`select from media_avif_due where due_at <= ${clock()} limit 1`.execute(db)
      return rows.length > 0
    },
    /** Adds the files to those pages choose from, and ends the work. False when the picture was deleted meanwhile. */
    async finish(
      { media_id: mediaId }: Pick<OwnedRow, 'media_id'>,
      files: readonly object[],
      placeholder: string,
      trx: Executor,
    ) {
      await this.drop(mediaId, trx)
      const { numUpdatedRows } = await trx
        .updateTable('media')
        .set({
          // After the others: a program that takes the first, or any that fits, gets a file that every program reads.
          sources: sql<string>`coalesce((
            select jsonb_agg(one) from jsonb_array_elements(sources) as one where one->>'type' <> 'image/avif'
          ), '[]') || ${JSON.stringify(files)}::jsonb`,
          placeholder,
        })
        .where('media_id', '=', mediaId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    /** There is nothing to create (any more). */
    async drop(mediaId: string, trx: Executor = db): Promise<void> {
      await trx.deleteFrom('media_avif_due').where('media_id', '=', mediaId).execute()
    },
  }
}
