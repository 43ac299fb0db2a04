import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { notTakenDown } from '../../../platform/db/not-taken-down.ts'

/** Whether the review's slide is in an app that visitors can see. */
const isOnShow = sql<boolean>`exists (
  select from experiences e join accounts a using (account_id)
  where e.account_id = reviews.account_id and reviews.item_id = any(e.visible_item_ids) and e.active and e.deleted_at is null
    and a.status <> 'INACTIVE' and ${notTakenDown})`

/** Returns the key of a photo: in any state for its own account, for others only if approved and visible. Undefined when there is none. */
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
      accountId === undefined
        ? expression.and([expression('state', '=', 'APPROVED'), isOnShow])
        : expression('account_id', '=', accountId),
    )
    .executeTakeFirst()
  return row?.photo_key
}

/** Returns the bytes of all photos of the account. */
export async function photoBytes(accountId: string, db: Executor): Promise<number> {
  const { total } = await db
    .selectFrom('reviews')
    .select(sql<string>`coalesce(sum(photo_bytes), 0)`.as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(total)
}
