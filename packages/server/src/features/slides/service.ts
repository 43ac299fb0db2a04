import type { ExperienceItem, ItemType, PublicSlide, View } from '@taplet/contract'
import { type AppTheme, appTheme, type Slide, slide } from '@taplet/slides/schema'
import { wear } from '@taplet/slides/themes'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { itemKindOf, toPublicSlide } from './item-kind-of.ts'
import { type ItemChange, saveItem, type SlideTargets } from './save-item.ts'
import { type SlideSave, saveStoredView } from './save-stored-view.ts'
import type { SlideVersions } from './slide-versions.ts'
import { readSlide } from './read-slide.ts'
import * as store from './store.ts'
import { hideItems, removeFromLists } from './tools/store.ts'
import { toWireItem, toWireView } from './to-wire.ts'

export interface SlideDependencies {
  db: Database
  limits: {
    lockAccount(accountId: string, trx: Transaction<Tables>): Promise<number>
    requireRoom(kind: 'experienceItem', accessLevel: number, count: number): void
    requirePageRoom(accountId: string, itemIds: readonly string[], trx: Transaction<Tables>): Promise<void>
  }
  versions: SlideVersions
  targets: SlideTargets
  newId: () => string
}

/** Views that no slide shows yet: a client may save one before it adds the slide. */
const SPARE_VIEWS = 20

interface NewItem {
  itemName: string
  itemType: ItemType
  viewId?: string | undefined
  websiteUrl: string
  productId?: string | undefined
  /** The instant app whose look a blank view wears. */
  experienceId?: string | undefined
  /** The look of that app's draft. */
  theme?: AppTheme | null | undefined
}

/** Returns a blank slide in the look of an app of the account, or of its draft; throws when there is no such app. */
async function wearLookOf(
  accountId: string,
  { experienceId, theme: drafted }: Pick<NewItem, 'experienceId' | 'theme'>,
  blank: Slide,
  trx: Transaction<Tables>,
): Promise<Slide> {
  if (experienceId === undefined) return blank
  const app = await store.findTheme(accountId, experienceId, trx)
  if (!app) throw new AppError('NOT_FOUND', { field: 'experienceId' })
  const theme = drafted === undefined ? appTheme.safeParse(app.theme).data : drafted
  return theme ? wear(blank, theme) : blank
}

export type SlideService = ReturnType<typeof createSlideService>

export const createSlideService = ({ db, limits, newId, versions, targets }: SlideDependencies) => ({
  async listViews(accountId: string): Promise<View[]> {
    return (await store.listViews(accountId, db)).map(toWireView)
  },

  /** Saves a view; an unused id is created for the account. */
  async saveView(accountId: string, { revision, ...content }: SlideSave): Promise<View> {
    return inTransaction(db, async (trx) => {
      await limits.lockAccount(accountId, trx)
      const created = await store.insertView(accountId, content, trx)
      if (created) {
        await requireViewRoom(accountId, trx)
        return toWireView(created)
      }
      const saved = await saveStoredView(versions, accountId, { ...content, revision }, trx)
      await limits.requirePageRoom(accountId, await store.itemsOfView(accountId, content.viewId, trx), trx)
      return saved
    })
  },

  async listItems(accountId: string): Promise<ExperienceItem[]> {
    return (await store.listItems(accountId, db)).map(toWireItem)
  },

  async createItem(
    accountId: string,
    { itemName, itemType, viewId, websiteUrl, productId, ...look }: NewItem,
  ): Promise<{ item: ExperienceItem; view: View | null }> {
    const kind = itemKindOf(itemType)
    const target = kind.target({ websiteUrl, productId: productId ?? null })
    return inTransaction(db, async (trx) => {
      const accessLevel = await limits.lockAccount(accountId, trx)
      limits.requireRoom('experienceItem', accessLevel, await store.countItems(accountId, trx))
      if (itemType !== 'CUSTOM') await targets[itemType].settle(accountId, target, trx)
      const blank = slide.parse({ viewId: newId(), viewName: itemName })
      const worn = await wearLookOf(accountId, look, blank, trx)
      const view = kind.hasView ? await viewForItem(accountId, worn, viewId, trx) : null
      const item = { itemId: newId(), itemName, itemType, viewId: view?.view_id ?? null, ...target }
      const stored = await store.insertItem(accountId, item, trx)
      if (view) await versions.ofNewItem(accountId, stored, view, trx)
      return {
        item: toWireItem({ ...stored, used_in: [], edited_at: stored.updated_at, is_read_only: false }),
        view: view && toWireView(view),
      }
    })
  },

  updateItem: (accountId: string, change: ItemChange): Promise<ExperienceItem> =>
    inTransaction(db, async (trx) => {
      await limits.lockAccount(accountId, trx)
      return saveItem({ versions, targets }, accountId, change, trx)
    }),

  /** Deletes an item and removes it from every instant app; returns those that showed it. */
  async deleteItem(accountId: string, experienceItemId: string): Promise<string[]> {
    return inTransaction(db, async (trx) => {
      await limits.lockAccount(accountId, trx)
      const hidden = await hideItems(accountId, [experienceItemId], trx)
      if (hidden.length === 0) throw new AppError('NOT_FOUND')
      return removeFromLists(accountId, hidden, trx)
    })
  },

  /**
   * Returns the account's slides with these ids as visitors get them, in this order, without those that cannot be
   * shown.
   */
  async publishedByItemIds(accountId: string, itemIds: readonly string[]): Promise<PublicSlide[]> {
    if (itemIds.length === 0) return []
    const rows = await store.findPublished(accountId, itemIds, db)
    const byId = new Map(rows.map((row) => [row.item_id, toPublicSlide(row)]))
    return itemIds.flatMap((id) => byId.get(id) ?? [])
  },

  /** Returns these slides as their editor edits them: contents under the name in the library; none without a view. */
  async savedByItemIds(accountId: string, itemIds: readonly string[]): Promise<ReadonlyMap<string, Slide>> {
    const rows = await store.findPublished(accountId, itemIds, db)
    const names = await store.findNames(accountId, itemIds, db)
    const nameOf = new Map(names.map((row) => [row.item_id, row.name]))
    return new Map(
      rows.flatMap(({ item_id, view_id, ...row }) =>
        view_id === null ? [] : [[item_id, readSlide({ ...row, view_id, name: nameOf.get(item_id) ?? '' })] as const],
      ),
    )
  },

  /** Returns the names of these slides in the library, which are their owner's. */
  async namesOf(accountId: string, itemIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await store.findNames(accountId, itemIds, db)
    return new Map(rows.map((row) => [row.item_id, row.name]))
  },

  /** Returns the first slides of these instant apps, of any account, as visitors get them. */
  async publishedCovers(experienceIds: readonly string[]): Promise<PublicSlide[]> {
    if (experienceIds.length === 0) return []
    const rows = await store.findPublishedCovers(experienceIds, db)
    return rows.flatMap((row) => toPublicSlide(row) ?? [])
  },
})

/** Requires the account's lock: views without a slide must not accumulate. */
async function requireViewRoom(accountId: string, trx: Transaction<Tables>): Promise<void> {
  const views = await store.countViews(accountId, trx)
  if (views > (await store.countItems(accountId, trx)) + SPARE_VIEWS) throw new AppError('VIEW_LIMIT_REACHED')
}

/** Returns the account's own view with that id, or without an id a blank one. */
async function viewForItem(
  accountId: string,
  blank: Slide,
  viewId: string | undefined,
  trx: Transaction<Tables>,
): Promise<store.ViewRow> {
  const view =
    viewId === undefined ? await store.insertView(accountId, blank, trx) : await store.lockView(accountId, viewId, trx)
  if (!view) throw new AppError('NOT_FOUND')
  return view
}
