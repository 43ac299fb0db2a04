import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type NewReview = Insertable<Tables['reviews']>

/** Whether one of these submissions was stored since. */
export async function isKnown(
  place: { accountId: string; widgetId: string },
  ids: readonly string[],
  since: Date,
  db: Executor,
): Promise<boolean> {
  const row = await db
    .selectFrom('reviews')
    .select('review_id')
    .where('account_id', '=', place.accountId)
    .where('widget_id', '=', place.widgetId)
    .where('submission_id', 'in', [...new Set(ids)])
    .where('created_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a review. Returns false when this submission is already stored: the first one stays. */
export async function insert(review: NewReview, db: Executor): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) => conflict.columns(['account_id', 'widget_id', 'submission_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Counts the account's reviews, up to `most`. */
export async function count(accountId: string, most: number, db: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from reviews where account_id = ${accountId} limit ${most}) as found`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Makes room: deletes the account's oldest spam, else its oldest rejected review. Returns the key of its photo, if any. */
export async function dropOldestRefused(accountId: string, db: Executor): Promise<{ photo_key: string } | undefined> {
  const { rows } = await sql<{ photo_key: string }>`
    delete from reviews where review_id = (
      select review_id from reviews where account_id = ${accountId} and state in ('SPAM', 'REJECTED')
      order by state desc, created_at limit 1
    ) returning photo_key`.execute(db)
  return rows[0]
}
