import type { ItemType } from '@taplet/contract'
import { type Slide, slideWeight } from '@taplet/slides/schema'
import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import { isBeyondPlan } from '../../platform/db/is-beyond-plan.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

export type ViewRow = Selectable<Tables['views']>
type StoredItem = Selectable<Tables['experience_items']>
export type ItemRow = StoredItem & {
  used_in: string[]
  /** When it or its view was saved last. */
  edited_at: Date
  /** Beyond the plan: visitors see it, its owner cannot change it. */
  is_read_only: boolean
}
/** An item with its view; the view's columns are null for items without one. */
export type PublishedRow = Pick<StoredItem, 'item_id' | 'type' | 'website_url' | 'product_id'> & {
  /** The name of the product that it shows, while that is on sale. */
  target_name: string | null
  view_id: string | null
  metadata: unknown
  widgets: unknown
}

const changed = { revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` }

export const listViews = (accountId: string, db: Executor): Promise<ViewRow[]> =>
  db
    .selectFrom('views')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('view_id')
    .execute()

/** Returns the theme of an app as stored; undefined when the account has no such app. */
export const findTheme = (
  accountId: string,
  experienceId: string,
  db: Executor,
): Promise<{ theme: unknown } | undefined> =>
  db
    .selectFrom('experiences')
    .select('theme')
    .where('account_id', '=', accountId)
    .where('experience_id', '=', experienceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Stores a new view. Returns undefined when the account has used the id, even for a deleted view. */
export const insertView = (accountId: string, slide: Slide, db: Executor): Promise<ViewRow | undefined> =>
  db
    .insertInto('views')
    .values({ view_id: slide.viewId, account_id: accountId, ...contentOf(slide) })
    .onConflict((conflict) => conflict.columns(['account_id', 'view_id']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const lockView = (accountId: string, viewId: string, trx: Executor): Promise<ViewRow | undefined> =>
  trx
    .selectFrom('views')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('view_id', '=', viewId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const updateView = (accountId: string, slide: Slide, db: Executor): Promise<ViewRow> =>
  db
    .updateTable('views')
    .set({ ...contentOf(slide), ...changed })
    .where('account_id', '=', accountId)
    .where('view_id', '=', slide.viewId)
    .returningAll()
    .executeTakeFirstOrThrow()

const contentOf = (slide: Slide) => ({
  name: slide.viewName,
  metadata: JSON.stringify(slide.viewMetadata),
  widgets: JSON.stringify(slide.widgets),
  weight: slideWeight(slide),
})

const selectItems = (accountId: string, db: Executor) =>
  db
    .selectFrom('experience_items as i')
    .selectAll('i')
    .select([
      sql<string[]>`array(
        select e.experience_id from experiences e
        where e.account_id = i.account_id and e.deleted_at is null and e.item_ids @> array[i.item_id]
        order by e.created_at, e.experience_id)`.as('used_in'),
      sql<Date>`greatest(i.updated_at, (select v.updated_at from views v
        where v.account_id = i.account_id and v.view_id = i.view_id))`.as('edited_at'),
    ])
    .select(isBeyondPlan('experienceItem', 'i').as('is_read_only'))
    .where('i.account_id', '=', accountId)
    .where('i.deleted_at', 'is', null)

export const listItems = (accountId: string, db: Executor): Promise<ItemRow[]> =>
  selectItems(accountId, db).orderBy('i.created_at').orderBy('i.item_id').execute()

export const lockItem = (accountId: string, itemId: string, trx: Executor): Promise<ItemRow | undefined> =>
  selectItems(accountId, trx).where('i.item_id', '=', itemId).forUpdate('i').executeTakeFirst()

export async function countItems(accountId: string, db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('experience_items')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function countViews(accountId: string, db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('views')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the account's items that show this view and are not deleted. */
export const listItemsOfView = (
  accountId: string,
  viewId: string,
  db: Executor,
): Promise<Pick<StoredItem, 'item_id' | 'name'>[]> =>
  db
    .selectFrom('experience_items')
    .select(['item_id', 'name'])
    .where('account_id', '=', accountId)
    .where('view_id', '=', viewId)
    .where('deleted_at', 'is', null)
    .execute()

/** The same, ids only. */
export const itemsOfView = async (accountId: string, viewId: string, db: Executor): Promise<string[]> =>
  (await listItemsOfView(accountId, viewId, db)).map((row) => row.item_id)

/** Whether all items that show this view are beyond the plan; false when none shows it. */
export async function isViewReadOnly(accountId: string, viewId: string, db: Executor): Promise<boolean> {
  const items = await db
    .selectFrom('experience_items as i')
    .select(isBeyondPlan('experienceItem', 'i').as('is_read_only'))
    .where('i.account_id', '=', accountId)
    .where('i.view_id', '=', viewId)
    .where('i.deleted_at', 'is', null)
    .execute()
  return items.length > 0 && items.every((item) => item.is_read_only)
}

export interface NewItem {
  itemId: string
  itemName: string
  itemType: ItemType
  viewId: string | null
  websiteUrl: string
  productId: string | null
}

export const insertItem = (accountId: string, item: NewItem, db: Executor): Promise<StoredItem> =>
  db
    .insertInto('experience_items')
    .values({
      item_id: item.itemId,
      account_id: accountId,
      name: item.itemName,
      type: item.itemType,
      view_id: item.viewId,
      website_url: item.websiteUrl,
      product_id: item.productId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateItem = (
  accountId: string,
  itemId: string,
  values: { name: string; website_url: string; product_id: string | null },
  db: Executor,
): Promise<StoredItem> =>
  db
    .updateTable('experience_items')
    .set({ ...values, ...changed })
    .where('account_id', '=', accountId)
    .where('item_id', '=', itemId)
    .returningAll()
    .executeTakeFirstOrThrow()

const published = (db: Executor) =>
  db
    .selectFrom('experience_items as i')
    .leftJoin('views as v', (join) =>
      join
        .onRef('v.account_id', '=', 'i.account_id')
        .onRef('v.view_id', '=', 'i.view_id')
        .on('v.deleted_at', 'is', null),
    )
    .leftJoin('products as p', (join) =>
      join
        .onRef('p.product_id', '=', 'i.product_id')
        .onRef('p.account_id', '=', 'i.account_id')
        .on('p.active', '=', true)
        .on('p.deleted_at', 'is', null),
    )
    .select([
      'i.item_id',
      'p.name as target_name',
      'i.type',
      'i.website_url',
      'i.product_id',
      'v.view_id',
      'v.metadata',
      'v.widgets',
    ])
    .where('i.deleted_at', 'is', null)

/** Returns the names that these items have in the library. */
export const findNames = (
  accountId: string,
  itemIds: readonly string[],
  db: Executor,
): Promise<Pick<StoredItem, 'item_id' | 'name'>[]> =>
  db
    .selectFrom('experience_items')
    .select(['item_id', 'name'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`item_id = any(${itemIds})`)
    .execute()

/** Returns items with their views, in no particular order. */
export const findPublished = (accountId: string, itemIds: readonly string[], db: Executor): Promise<PublishedRow[]> =>
  published(db).where('i.account_id', '=', accountId).where(sql<boolean>`i.item_id = any(${itemIds})`).execute()

/** Returns the first items of instant apps, each only if it is the app's own account's. */
export const findPublishedCovers = (experienceIds: readonly string[], db: Executor): Promise<PublishedRow[]> =>
  published(db)
    .innerJoin('experiences as e', (join) =>
      join.onRef('e.account_id', '=', 'i.account_id').on(sql`e.visible_item_ids[1]`, '=', sql.ref('i.item_id')),
    )
    .where(sql<boolean>`e.experience_id = any(${experienceIds})`)
    .execute()

/** Returns the account's instant apps with their preview pictures. */
export const listApps = (accountId: string, db: Executor) =>
  db
    .selectFrom('experiences')
    .select(['experience_id', 'name', 'cover_image_url', 'social_image_url'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute()

const PAGE_PICTURES = ['cover_image_url', 'social_image_url'] as const

/** Replaces a preview picture of instant apps. */
export async function replacePagePictures(accountId: string, from: string, to: string, db: Executor): Promise<void> {
  for (const column of PAGE_PICTURES)
    await db
      .updateTable('experiences')
      .set({ [column]: to, ...changed })
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .where(column, '=', from)
      .execute()
}
