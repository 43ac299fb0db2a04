import type { ChangeResult, ExperienceItem, SlideConsequences, View } from '@taplet/contract'
import { itemType } from '@taplet/contract/schemas'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { SlideDependencies } from '../service.ts'
import { countItems, insertItem, type ItemRow, type ViewRow } from '../store.ts'
import { toWireItem, toWireView } from '../to-wire.ts'
import * as store from './store.ts'

type StoredItem = Omit<ItemRow, 'used_in' | 'edited_at' | 'is_read_only'>
interface Copy {
  item: StoredItem
  view: ViewRow | undefined
}

export type SlideTools = ReturnType<typeof createSlideTools>

/** Actions of lists and editors on whole slides. */
export function createSlideTools({ db, limits, versions, newId }: SlideDependencies) {
  /** Requires the account's lock, and that room was checked. */
  async function copyOne(accountId: string, from: StoredItem, name: string, trx: Transaction<Tables>): Promise<Copy> {
    const view =
      from.view_id === null
        ? undefined
        : await store.copyView(accountId, { from: from.view_id, to: newId(), name }, trx)
    const item = await insertItem(
      accountId,
      {
        itemId: newId(),
        itemName: name,
        itemType: itemType.parse(from.type),
        viewId: view?.view_id ?? null,
        websiteUrl: from.website_url,
        productId: from.product_id,
      },
      trx,
    )
    if (view) await versions.ofNewItem(accountId, item, view, trx)
    return { item, view }
  }

  async function requireRoom(accountId: string, accessLevel: number, more: number, trx: Transaction<Tables>) {
    if (more > 0) limits.requireRoom('experienceItem', accessLevel, (await countItems(accountId, trx)) + more - 1)
  }

  return {
    /** Copies a slide with its content. */
    async duplicate(
      accountId: string,
      { experienceItemId, itemName }: { experienceItemId: string; itemName?: string | undefined },
    ): Promise<{ item: ExperienceItem; view: View | null }> {
      return inTransaction(db, async (trx) => {
        const accessLevel = await limits.lockAccount(accountId, trx)
        const [from] = await store.listItems(accountId, [experienceItemId], trx)
        if (!from) throw new AppError('NOT_FOUND')
        await requireRoom(accountId, accessLevel, 1, trx)
        const { item, view } = await copyOne(accountId, from, itemName ?? from.name, trx)
        return {
          item: toWireItem({ ...item, used_in: [], edited_at: item.updated_at, is_read_only: false }),
          view: view ? toWireView(view) : null,
        }
      })
    },

    /** Copies these slides under the account's lock, in another feature's transaction; returns the new ids in the same order. */
    async copyAll(
      accountId: string,
      itemIds: readonly string[],
      accessLevel: number,
      trx: Transaction<Tables>,
    ): Promise<string[]> {
      const byId = new Map((await store.listItems(accountId, itemIds, trx)).map((item) => [item.item_id, item]))
      const items = itemIds.flatMap((id) => byId.get(id) ?? [])
      await requireRoom(accountId, accessLevel, items.length, trx)
      const ids: string[] = []
      for (const item of items) ids.push((await copyOne(accountId, item, item.name, trx)).item.item_id)
      return ids
    },

    async consequences(accountId: string, experienceItemId: string): Promise<SlideConsequences> {
      const [item] = await store.listItems(accountId, [experienceItemId], db)
      if (!item) throw new AppError('NOT_FOUND')
      const apps = await store.listApps(accountId, experienceItemId, db)
      return {
        usedIn: apps.map((app) => ({
          experienceId: app.experience_id,
          pageName: app.name,
          rootPageId: app.path,
          active: app.active,
          slideCount: app.item_ids.length,
        })),
      }
    },

    /** Deletes those of these that exist, and removes them from every instant app; all or nothing. */
    async deleteMany(
      accountId: string,
      itemIds: readonly string[],
    ): Promise<{ results: ChangeResult[]; removedFrom: string[] }> {
      return inTransaction(db, async (trx) => {
        await limits.lockAccount(accountId, trx)
        const hidden = new Set(await store.hideItems(accountId, itemIds, trx))
        return {
          results: itemIds.map((id): ChangeResult => ({ id, outcome: hidden.has(id) ? 'DONE' : 'NOT_FOUND' })),
          removedFrom: await store.removeFromLists(accountId, [...hidden], trx),
        }
      })
    },
  }
}
