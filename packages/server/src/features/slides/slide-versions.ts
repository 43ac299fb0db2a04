import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables/tables.ts'
import * as store from './store.ts'

interface SavedState {
  revision: number
  document: object
  savedAt: Date
}

/** Storage of saved states. */
export interface VersionsOfSlides {
  record(
    accountId: string,
    save: { kind: 'SLIDE'; targetId: string; before: SavedState | undefined; after: SavedState },
    trx: Transaction<Tables>,
  ): Promise<void>
}

type NamedItem = Pick<store.ItemRow, 'item_id' | 'name'>
type StoredItem = Pick<store.ItemRow, 'item_id' | 'name' | 'view_id' | 'updated_at'>

/** Returns a slide as its editor edits it: the content of its view under the name of its item. */
const stateOf = (view: store.ViewRow, itemName: string): SavedState => ({
  revision: view.revision,
  document: { viewId: view.view_id, viewName: itemName, viewMetadata: view.metadata, widgets: view.widgets },
  savedAt: view.updated_at,
})

/** Stores the saved states of slides, one for each item that shows the view; requires the account's lock. */
export const createSlideVersions = (versions: VersionsOfSlides) => ({
  /** Stores a new item, whether or not its view is new. */
  async ofNewItem(accountId: string, item: NamedItem, view: store.ViewRow, trx: Transaction<Tables>): Promise<void> {
    const after = stateOf(view, item.name)
    await versions.record(accountId, { kind: 'SLIDE', targetId: item.item_id, before: undefined, after }, trx)
  },

  /** Stores a saved view: a version for each item that shows it. */
  async ofView(
    accountId: string,
    before: store.ViewRow,
    after: store.ViewRow,
    trx: Transaction<Tables>,
  ): Promise<void> {
    for (const { item_id, name } of await store.listItemsOfView(accountId, after.view_id, trx)) {
      const states = { before: stateOf(before, name), after: stateOf(after, name) }
      await versions.record(accountId, { kind: 'SLIDE', targetId: item_id, ...states }, trx)
    }
  },

  /** Stores a renamed item. Does nothing when the name is the same, or there is no view. */
  async ofName(accountId: string, before: StoredItem, after: StoredItem, trx: Transaction<Tables>): Promise<void> {
    if (before.name === after.name || before.view_id === null) return
    const view = await store.lockView(accountId, before.view_id, trx)
    if (!view) return
    const states = {
      before: stateOf(view, before.name),
      after: { ...stateOf(view, after.name), savedAt: after.updated_at },
    }
    await versions.record(accountId, { kind: 'SLIDE', targetId: before.item_id, ...states }, trx)
  },
})
export type SlideVersions = ReturnType<typeof createSlideVersions>
