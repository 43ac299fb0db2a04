import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

export interface ShownReview {
  widget_id: string
  review_id: string
  stars: number
  review_text: string
  visitor_name: string
  photo_key: string
  photo_width: number
  photo_height: number
  reply: string
  created_at: Date
  /** Number of all approved reviews of this form. */
  total: number
  average: number
}

/** Returns the approved reviews of a form that follow one, newest first. A public read, by the account of the slide. */
export const findFollowing = (
  { accountId, itemId, widgetId }: { accountId: string; itemId: string; widgetId: string },
  after: { at: Date; id: string },
  limit: number,
  db: Executor,
): Promise<Omit<ShownReview, 'widget_id' | 'total' | 'average'>[]> =>
  db
    .selectFrom('reviews')
    .select(['review_id', 'stars', 'review_text', 'visitor_name', 'reply', 'created_at'])
    .select(['photo_key', 'photo_width', 'photo_height'])
    .where('account_id', '=', accountId)
    .where('item_id', '=', itemId)
    .where('widget_id', '=', widgetId)
    .where('state', '=', 'APPROVED')
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'review_id'), '<', tuple(after.at, after.id)))
    .orderBy('created_at', 'desc')
    .orderBy('review_id', 'desc')
    .limit(limit)
    .execute()

/** Returns the newest approved reviews of these forms, limited for each. A public read, by the account of the slides. */
export async function findShown(
  accountId: string,
  forms: readonly { itemId: string; widgetId: string; most: number }[],
  db: Executor,
): Promise<ShownReview[]> {
  const { rows } = await sql<ShownReview>`
    with form as (
      select * from unnest(
        ${forms.map(({ itemId }) => itemId)}::text[],
        ${forms.map(({ widgetId }) => widgetId)}::text[],
        ${forms.map(({ most }) => most)}::int[]
      ) as f (item_id, widget_id, most)
    )
    select r.widget_id, r.review_id, r.stars, r.review_text, r.visitor_name, r.photo_key, r.photo_width,
      r.photo_height, r.reply, r.created_at, r.total::int as total, r.average::float8 as average
    from form f cross join lateral (
      select a.*, count(*) over () as total, avg(a.stars) over () as average,
        row_number() over (order by a.created_at desc, a.review_id desc) as place
      from reviews a
      where a.account_id = ${accountId} and a.item_id = f.item_id and a.widget_id = f.widget_id and a.state = 'APPROVED'
    ) r
    where r.place <= f.most
    order by r.created_at desc, r.review_id desc`.execute(db)
  return rows
}
