import type { PageInput, SlideRules } from '@taplet/contract'
import type { AppTheme } from '@taplet/slides/schema'
import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import { isBeyondPlan } from '../../platform/db/is-beyond-plan.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

export type ExperienceRow = Selectable<Tables['experiences']> & {
  tag_id: string
  takedown_reason: string | null
  taken_down_at: Date | null
  scheduled_for: Date | null
  /** When it or one of its slides was saved last. */
  edited_at: Date
  /** Beyond the plan: visitors see it, its owner cannot change it. */
  is_read_only: boolean
}

const changed = { revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` }

const select = (accountId: string, db: Executor) =>
  db
    .selectFrom('experiences as e')
    .innerJoin('links as l', (join) =>
      join.onRef('l.experience_id', '=', 'e.experience_id').on('l.is_default', '=', true),
    )
    .leftJoin('takedowns as t', (join) =>
      join.onRef('t.experience_id', '=', 'e.experience_id').on('t.tag_id', 'is', null).on('t.restored_at', 'is', null),
    )
    .leftJoin('scheduled_publications as s', 's.experience_id', 'e.experience_id')
    .selectAll('e')
    .select(['l.tag_id', 't.reason as takedown_reason', 't.taken_down_at', 's.publish_at as scheduled_for'])
    .select(isBeyondPlan('experience', 'e').as('is_read_only'))
    .select(
      sql<Date>`greatest(e.updated_at, (select max(greatest(i.updated_at, v.updated_at)) from experience_items i
        left join views v on v.account_id = i.account_id and v.view_id = i.view_id
        where i.item_id = any(e.item_ids) and i.account_id = e.account_id and i.deleted_at is null))`.as('edited_at'),
    )
    .where('e.account_id', '=', accountId)
    .where('e.deleted_at', 'is', null)

export const list = (accountId: string, db: Executor): Promise<ExperienceRow[]> =>
  select(accountId, db).orderBy('e.created_at').orderBy('e.experience_id').execute()

export const findById = (accountId: string, experienceId: string, db: Executor): Promise<ExperienceRow | undefined> =>
  select(accountId, db).where('e.experience_id', '=', experienceId).executeTakeFirst()

/** Finds it by its current path. */
export const findByPath = (accountId: string, path: string, db: Executor): Promise<ExperienceRow | undefined> =>
  select(accountId, db).where('e.path', '=', path).executeTakeFirst()

export async function count(accountId: string, db: Executor): Promise<number> {
  const row = await db
    .selectFrom('experiences')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function countOwnItems(accountId: string, itemIds: readonly string[], db: Executor): Promise<number> {
  const row = await db
    .selectFrom('experience_items')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`item_id = any(${itemIds})`)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Whether the path belongs, or ever belonged, to another account. */
export async function isPathOfAnother(accountId: string, path: string, db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('experience_paths')
    .select('path')
    .where('path', '=', path)
    .where('account_id', '!=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts the paths that lead to the experience; returns 0 when this one is among them. */
export async function countOtherPaths(experienceId: string, path: string, db: Executor): Promise<number> {
  const rows = await db
    .selectFrom('experience_paths')
    .select('path')
    .where('experience_id', '=', experienceId)
    .execute()
  return rows.some((row) => row.path === path) ? 0 : rows.length
}

/** Makes the path lead to the experience. Returns false and changes nothing when another account has or had it. */
export async function claimPath(accountId: string, experienceId: string, path: string, db: Executor): Promise<boolean> {
  const row = await db
    .insertInto('experience_paths')
    .values({ path, experience_id: experienceId, account_id: accountId })
    .onConflict((conflict) =>
      conflict
        .column('path')
        .doUpdateSet({ experience_id: experienceId })
        .where('experience_paths.account_id', '=', accountId),
    )
    .returning('path')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a new one; without `publishedAt` visitors do not see it until it is published. */
export async function insert(
  accountId: string,
  experienceId: string,
  page: PageInput,
  publishedAt: Date | null,
  db: Executor,
): Promise<void> {
  const published = { active: page.active && publishedAt !== null, published_at: publishedAt }
  await db
    .insertInto('experiences')
    .values({ experience_id: experienceId, account_id: accountId, ...columnsOf(page), ...published })
    .execute()
}

export async function insertDefaultLink(
  accountId: string,
  experienceId: string,
  tagId: string,
  columns: { name: string; created_at: Date },
  db: Executor,
): Promise<void> {
  await db
    .insertInto('links')
    .values({ tag_id: tagId, account_id: accountId, experience_id: experienceId, is_default: true, ...columns })
    .execute()
}

export async function update(accountId: string, experienceId: string, page: PageInput, db: Executor): Promise<void> {
  await db
    .updateTable('experiences')
    .set({ ...columnsOf(page), active: sql<boolean>`${page.active} and published_at is not null`, ...changed })
    .where('account_id', '=', accountId)
    .where('experience_id', '=', experienceId)
    .execute()
}

/** Lets visitors see it from now on. Does nothing when they do. */
export async function publish(accountId: string, experienceId: string, now: Date, db: Executor): Promise<void> {
  await db
    .updateTable('experiences')
    .set({ active: true, published_at: sql<Date>`coalesce(published_at, ${now})`, ...changed })
    .where('account_id', '=', accountId)
    .where('experience_id', '=', experienceId)
    .where('active', '=', false)
    .execute()
}

export const themeColumn = (theme: AppTheme | null): string | null => theme && JSON.stringify(theme)

const ofSlides = (rules: SlideRules, itemIds: readonly string[]): SlideRules =>
  Object.fromEntries(Object.entries(rules).filter(([id]) => itemIds.includes(id)))

const columnsOf = (page: PageInput) => ({
  path: page.rootPageId,
  name: page.pageName,
  description: page.description,
  shopify_config: page.shopifyConfig && JSON.stringify(page.shopifyConfig),
  item_ids: page.experienceItems,
  ...(page.coverImageUrl !== undefined && { cover_image_url: page.coverImageUrl }),
  ...(page.socialImageUrl !== undefined && { social_image_url: page.socialImageUrl }),
  ...(page.isFindable !== undefined && { is_findable: page.isFindable }),
  ...(page.mayBeEmbedded !== undefined && { may_be_embedded: page.mayBeEmbedded }),
  ...(page.slideRules !== undefined && {
    slide_rules: JSON.stringify(ofSlides(page.slideRules, page.experienceItems)),
  }),
  ...(page.timeZone !== undefined && { time_zone: page.timeZone }),
  ...(page.theme !== undefined && { theme: themeColumn(page.theme) }),
  ...(page.hasBadge !== undefined && { has_badge: page.hasBadge }),
})

/** Hides the account's experience with that path; its paths and links stay. Returns false when there is none. */
export async function hide(accountId: string, path: string, db: Executor): Promise<boolean> {
  const row = await db
    .updateTable('experiences')
    .set({ deleted_at: sql<Date>`now()`, ...changed })
    .where('account_id', '=', accountId)
    .where('path', '=', path)
    .where('deleted_at', 'is', null)
    .returning('experience_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Puts the experience on the explore list, in a category. */
export async function feature(accountId: string, experienceId: string, category: string, db: Executor): Promise<void> {
  await db
    .updateTable('experiences')
    .set({ is_featured: true, category })
    .where('account_id', '=', accountId)
    .where('experience_id', '=', experienceId)
    .execute()
}
