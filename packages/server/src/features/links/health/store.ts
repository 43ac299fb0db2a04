import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { sumKinds } from '../../../platform/db/visits/visit-sums.ts'
import type { AppFacts } from './find-state.ts'

export type HealthRow = Selectable<Tables['link_health']>

const leadsAway = sql<boolean>`(l.destination_url <> ''
  or jsonb_path_exists(l.rules, '$[*].destination.destinationUrl ? (@ != "")'))`

/** Returns a link that is not deleted, of any account. */
export const findLink = (tagId: string, db: Executor) =>
  db
    .selectFrom('links as l')
    .select(['l.tag_id', 'l.account_id', 'l.name', 'l.active', 'l.destination_url', 'l.rules'])
    .where('l.tag_id', '=', tagId)
    .where('l.deleted_at', 'is', null)
    .executeTakeFirst()

/** Returns links to websites not checked since then, the oldest check first. */
export const findDue = (before: Date, limit: number, db: Executor) =>
  db
    .selectFrom('links as l')
    .innerJoin('accounts as a', 'a.account_id', 'l.account_id')
    .leftJoin('link_health as h', 'h.tag_id', 'l.tag_id')
    .select(['l.tag_id', 'l.destination_url'])
    .where('l.active', '=', true)
    .where('l.deleted_at', 'is', null)
    .where('a.status', '<>', 'INACTIVE')
    .where(leadsAway)
    .where((where) => where.or([where('h.checked_at', 'is', null), where('h.checked_at', '<', before)]))
    .orderBy(sql`h.checked_at nulls first`)
    .limit(limit)
    .execute()

export const find = (tagId: string, db: Executor): Promise<HealthRow | undefined> =>
  db.selectFrom('link_health').selectAll().where('tag_id', '=', tagId).executeTakeFirst()

export const findAll = (accountId: string, db: Executor): Promise<HealthRow[]> =>
  db
    .selectFrom('link_health as h')
    .innerJoin('links as l', 'l.tag_id', 'h.tag_id')
    .selectAll('h')
    .where('l.account_id', '=', accountId)
    .where('l.deleted_at', 'is', null)
    .execute()

export async function save(row: Omit<HealthRow, 'told_at'>, isWell: boolean, db: Executor): Promise<void> {
  const { tag_id: _tagId, ...found } = row
  await db
    .insertInto('link_health')
    .values(row)
    .onConflict((conflict) => conflict.column('tag_id').doUpdateSet({ ...found, ...(isWell && { told_at: null }) }))
    .execute()
}

export async function remove(tagId: string, db: Executor): Promise<void> {
  await db.deleteFrom('link_health').where('tag_id', '=', tagId).execute()
}

/** Marks the owner as notified if the link had visitors since that day and no notice was sent since it last worked. */
export async function markNotified(tagId: string, visitedSince: Date, db: Executor): Promise<boolean> {
  const row = await db
    .updateTable('link_health')
    .set({ told_at: sql<Date>`now()` })
    .where('tag_id', '=', tagId)
    .where('told_at', 'is', null)
    .where(
      sql<boolean>`exists (select from visit_sums s where s.subject = 'L' and s.subject_id = link_health.tag_id
        and s.kind = ${sumKinds.VISIT} and s.key = '' and s.day >= (${visitedSince}::timestamptz at time zone 'UTC')::date)`,
    )
    .returning('tag_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the account's instant apps, including deleted ones, with what keeps visitors from them. */
export const findApps = (accountId: string, experienceIds: readonly string[], db: Executor): Promise<AppFacts[]> =>
  db
    .selectFrom('experiences as e')
    .select(['e.experience_id', 'e.name', 'e.item_ids'])
    .select(sql<boolean>`e.deleted_at is not null`.as('is_deleted'))
    .select(sql<boolean>`not e.active and e.published_at is not null`.as('is_resting'))
    .select(
      sql<boolean>`exists (select from experience_items i join website_previews p
          on p.url_hash = encode(sha256(convert_to(i.website_url, 'UTF8')), 'hex')
        where i.item_id = any(e.item_ids) and i.account_id = e.account_id and i.deleted_at is null
          and i.website_url <> '' and p.state = 'REFUSES')`.as('refuses_frames'),
    )
    .where('e.account_id', '=', accountId)
    .where(sql<boolean>`e.experience_id = any(${experienceIds})`)
    .execute()
