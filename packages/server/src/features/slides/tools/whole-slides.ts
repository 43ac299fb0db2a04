import type { Page, TemplateSlide } from '@taplet/contract'
import { itemType } from '@taplet/contract/schemas'
import { slide } from '@taplet/slides/schema'
import type { Transaction } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { withOtherStrings } from '../../../platform/with-other-strings.ts'
import { itemKindOf } from '../item-kind-of.ts'
import { readSlide } from '../read-slide.ts'
import type { SlideDependencies } from '../service.ts'
import { countItems, insertItem, insertView } from '../store.ts'
import * as store from './store.ts'

type Dependencies = Pick<SlideDependencies, 'limits' | 'newId' | 'targets' | 'versions'>

/** Slides with all that they hold, read and added for another feature. */
export function createWholeSlides({ limits, newId, targets, versions }: Dependencies) {
  async function requireRoom(
    accountId: string,
    accessLevel: number,
    more: number,
    trx: Transaction<Tables>,
  ): Promise<void> {
    if (more > 0) limits.requireRoom('experienceItem', accessLevel, (await countItems(accountId, trx)) + more - 1)
  }

  return {
    /** Returns the slides of an app in its order, as they are saved; those with nothing to show are left out. */
    async readWhole(
      accountId: string,
      { experienceItems: itemIds, slideRules }: Pick<Page, 'experienceItems' | 'slideRules'>,
      db: Executor,
    ): Promise<TemplateSlide[]> {
      const rows = new Map((await store.listWithViews(accountId, itemIds, db)).map((row) => [row.item_id, row]))
      return itemIds.flatMap((id) => {
        const row = rows.get(id)
        if (!row || (row.view_id === null && itemKindOf(itemType.parse(row.type)).hasView)) return []
        const { viewMetadata, widgets } = readSlide({ ...row, view_id: row.view_id ?? '' })
        return {
          itemId: id,
          itemName: row.name,
          itemType: itemType.parse(row.type),
          websiteUrl: row.website_url,
          productId: row.product_id,
          slide: row.view_id === null ? null : { viewMetadata, widgets },
          rule: slideRules[id],
        }
      })
    },

    /** Throws when the plan has no room for so many slides more; under the account's lock. */
    requireRoom,

    /**
     * Adds slides under the account's lock, in another feature's transaction, if the plan has room for all. Everything
     * gets ids of its own: what belongs to a form belongs to its widget. Returns the new ids in the same order.
     */
    async addWhole(
      accountId: string,
      slides: readonly TemplateSlide[],
      accessLevel: number,
      trx: Transaction<Tables>,
    ): Promise<string[]> {
      await requireRoom(accountId, accessLevel, slides.length, trx)
      const ids = slides.map(() => newId())
      const idOf = new Map(slides.flatMap(({ itemId }, index) => (itemId ? [[itemId, ids[index] ?? '']] : [])))
      for (const [index, { itemName, itemType: type, websiteUrl, productId, slide: stored }] of slides.entries()) {
        // Buttons that lead to a slide of the app lead to its copy.
        const content = withOtherStrings(stored, idOf)
        if (type !== 'CUSTOM') await targets[type].settle(accountId, { websiteUrl, productId }, trx)
        const widgets = content?.widgets.map((widget) => ({ ...widget, widgetId: newId() }))
        const view =
          content &&
          (await insertView(accountId, slide.parse({ ...content, widgets, viewId: newId(), viewName: itemName }), trx))
        const viewId = view?.view_id ?? null
        const item = await insertItem(
          accountId,
          { itemId: ids[index] ?? newId(), itemName, itemType: type, viewId, websiteUrl, productId },
          trx,
        )
        if (view) await versions.ofNewItem(accountId, item, view, trx)
      }
      return ids
    },
  }
}
