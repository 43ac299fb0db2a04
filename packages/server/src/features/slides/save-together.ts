import type { ExperienceItem, View } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { ofDocument } from '../../platform/http/errors/of-document.ts'
import { type ItemChange, saveItem } from './save-item.ts'
import { type SlideSave, saveStoredView } from './save-stored-view.ts'
import type { SlideDependencies } from './service.ts'
import { listItems } from './tools/store.ts'
import { itemsOfView } from './store.ts'

/** Slides that are saved in one transaction. */
export interface SlidesTogether {
  /** The items that may be saved: those of one app. */
  itemIds: readonly string[]
  views?: readonly SlideSave[]
  items?: readonly ItemChange[]
}

/**
 * Saves slides of one app under the account's lock, in another feature's transaction. Throws when one is another's or
 * not of this app, read-only, or saved by somebody else: CONFLICT then names the slide.
 */
export const createSaveTogether =
  ({ limits, versions, targets }: SlideDependencies) =>
  async (
    accountId: string,
    { itemIds, views = [], items = [] }: SlidesTogether,
    trx: Transaction<Tables>,
  ): Promise<{ views: View[]; items: ExperienceItem[] }> => {
    const own = await listItems(accountId, itemIds, trx)
    const itemOfView = new Map(own.map((item) => [item.view_id, item.item_id]))
    const ids = new Set(own.map((item) => item.item_id))
    if (views.some(({ viewId }) => !itemOfView.has(viewId))) throw new AppError('UNKNOWN_SLIDE', { field: 'views' })
    if (items.some((item) => !ids.has(item.experienceItemId))) throw new AppError('UNKNOWN_SLIDE', { field: 'items' })
    const savedItems: ExperienceItem[] = []
    for (const item of items)
      savedItems.push(
        await ofDocument('SLIDE', item.experienceItemId, () => saveItem({ versions, targets }, accountId, item, trx)),
      )
    const savedViews: View[] = []
    const shownBy = new Set<string>()
    for (const view of views) {
      const targetId = itemOfView.get(view.viewId) ?? ''
      savedViews.push(await ofDocument('SLIDE', targetId, () => saveStoredView(versions, accountId, view, trx)))
      for (const id of await itemsOfView(accountId, view.viewId, trx)) shownBy.add(id)
    }
    // Once all are saved: one may have made the room that another needs.
    await limits.requirePageRoom(accountId, [...shownBy], trx)
    return { views: savedViews, items: savedItems }
  }
