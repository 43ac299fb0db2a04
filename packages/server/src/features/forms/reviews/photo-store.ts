import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

/** The key of a photo: in any state for the account whose review it is, for others of an approved one. Undefined when there is none. */
export async function findPhoto(
  { reviewId, accountId }: { reviewId: string; accountId?: string },
  db: Executor,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('reviews')
    .select('photo_key')
    .where('review_id', '=', reviewId)
    .where('photo_key', '!=', '')
    .where((expression) =>
      accountId === undefined ? expression('state', '=', 'APPROVED') : expression('account_id', '=', accountId),
    )
    .executeTakeFirst()
  return row?.photo_key
}

/** Bytes of all photos of the account. */
export async function photoBytes(accountId: string, db: Executor): Promise<number> {
  const { total } = await db
    .selectFrom('reviews')
    .select(sql<string>`coalesce(sum(photo_bytes), 0)`.as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(total)
}
