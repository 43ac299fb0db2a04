import { DAY_MS } from '@taplet/base/time'
import { canShowImage, type HistoryItem, MAX_ACCOUNT_HISTORY } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction, violatedConstraint } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { newId } from '../../platform/new-id.ts'
import { timeCursor } from '../../platform/cursor.ts'
import * as store from './store.ts'

const UNDO_MS = DAY_MS

export interface HistoryDependencies {
  db: Database
  media: { lookup(urls: readonly string[]): Promise<MediaLookup> }
  clock?: () => Date
}

/** Returns an app that cannot be opened: only its old address is revealed. */
const gone = (historyItemId: string, fullPagePath: string): HistoryItem => ({
  historyItemId,
  fullPagePath,
  pageName: '',
  pageDescription: '',
  imageUrl: '',
  isDeleted: true,
})

/** Whatever file name it contains, the address leads to the current cover. */
const drawnCover = (path: string): string => `/assets/covers/${path}/now.jpg`

const show = (historyItemId: string, app: store.VisitedApp, media: MediaLookup): HistoryItem =>
  app.is_gone
    ? gone(historyItemId, app.path)
    : {
        historyItemId,
        fullPagePath: app.path,
        pageName: app.name,
        pageDescription: app.description,
        imageUrl: canShowImage(app.cover_image_url, media) ? app.cover_image_url : drawnCover(app.path),
        isDeleted: false,
      }

export type HistoryService = ReturnType<typeof createHistoryService>

export function createHistoryService({ db, media, clock = () => new Date() }: HistoryDependencies) {
  /** Returns the media information of the covers that owners chose. */
  const coversOf = (apps: readonly store.VisitedApp[]): Promise<MediaLookup> =>
    media.lookup(apps.flatMap((app) => (app.is_gone || app.cover_image_url === '' ? [] : [app.cover_image_url])))

  return {
    /** Returns the apps at these paths, each once, in the requested order. */
    async describe(asked: readonly string[]): Promise<HistoryItem[]> {
      const paths = [...new Set(asked)]
      const apps = paths.length === 0 ? [] : await store.findByPaths(paths, db)
      const covers = await coversOf(apps)
      const byPath = new Map(apps.map((app) => [app.asked_path, app]))
      return paths.map((path) => {
        const app = byPath.get(path)
        // Not even a deleted app's current address is revealed: the caller knows only this one.
        return app && !app.is_gone ? show(path, app, covers) : gone(path, path)
      })
    },

    async list(accountId: string, wanted: { search: string; cursor: string; limit: number }) {
      const { cursor, limit } = wanted
      const narrow = {
        search: wanted.search.trim(),
        after: cursor === '' ? undefined : timeCursor.read(cursor),
        limit: limit + 1,
      }
      const [rows, isPaused] = await Promise.all([store.list(accountId, narrow, db), store.isPaused(accountId, db)])
      const page = rows.slice(0, limit)
      const covers = await coversOf(page)
      const last = rows.length > limit ? page.at(-1) : undefined
      return {
        items: page.map((row) => ({
          ...show(row.history_item_id, row, covers),
          visitedAt: row.visited_at.toISOString(),
        })),
        nextCursor: last ? timeCursor.write({ at: last.visited_at, id: last.history_item_id }) : null,
        isPaused,
      }
    },

    /** Adds what a device remembers; times in the future count as now. Returns whether the history is paused: then nothing was added. */
    async merge(accountId: string, items: readonly { path: string; at: number }[]): Promise<boolean> {
      if (await store.isPaused(accountId, db)) return true
      const now = clock().getTime()
      const opened = items.map(({ path, at }) => ({ id: newId(), path, at: new Date(Math.min(at, now)) }))
      if (opened.length === 0) return false
      await inTransaction(db, async (trx) => {
        await store.merge(accountId, opened, trx)
        await store.trim(accountId, MAX_ACCOUNT_HISTORY, trx)
      })
      return false
    },

    async remove(accountId: string, id: string): Promise<void> {
      if (!(await store.remove(accountId, id, clock(), db))) throw new AppError('NOT_FOUND')
    },

    async restore(accountId: string, id: string): Promise<void> {
      if (!(await store.find(accountId, id, db))) throw new AppError('NOT_FOUND')
      try {
        await store.restore(accountId, id, db)
      } catch (error) {
        // Opened again at this very moment: it is already in the list.
        if (violatedConstraint(error) !== 'history_items_once') throw error
      }
    },

    clear: async (accountId: string): Promise<void> => void (await store.clear(accountId, db)),
    pause: async (accountId: string, isPaused: boolean): Promise<void> =>
      void (await store.pause(accountId, isPaused, db)),
    /** Permanently deletes what can no longer be restored. */
    sweep: async (): Promise<void> => void (await store.purge(new Date(clock().getTime() - UNDO_MS), db)),
  }
}
