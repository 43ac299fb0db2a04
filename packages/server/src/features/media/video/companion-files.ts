import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Storage } from '../../../platform/storage/create-storage.ts'
import { keyOfUrl, ownedBy, videoKey } from '../files/keys.ts'
import type { Quota } from '../quota.ts'
import type { Changes, MediaStore, OwnedRow } from '../store.ts'

interface CompanionDependencies {
  db: Database
  store: MediaStore
  storage: Storage
  quota: Quota
}

export interface NewFile {
  key: string
  content: Buffer | Readable
  bytes: number
}

/** The change of a video: its new columns, the files they refer to, and the addresses no longer referred to. */
export interface CompanionChange {
  values: Changes
  add: readonly NewFile[]
  drop: readonly string[]
}

/**
 * Returns a key that no file had before: addresses may be cached for ever, and deleting a file must never hit one that
 * another request stores at the same moment.
 */
export const companionKey = (video: OwnedRow, name: string, extension: string): string =>
  videoKey(ownedBy(video), `${name}-${randomUUID().slice(0, 8)}.${extension}`)

export type CompanionFiles = ReturnType<typeof createCompanionFiles>

/** Files beside a video, such as captions and posters: counted like all others, deleted when unreferenced. */
export function createCompanionFiles({ db, store, storage, quota }: CompanionDependencies) {
  const keysOf = (video: OwnedRow, urls: readonly string[]): string[] =>
    urls.flatMap((url) => {
      const key = keyOfUrl(url)
      return key?.startsWith(videoKey(ownedBy(video), '')) ? [key] : []
    })

  async function sizeOf(keys: readonly string[]): Promise<number> {
    const found = await Promise.all(keys.map((key) => storage.stat(key)))
    return found.reduce((sum, one) => sum + (one?.bytes ?? 0), 0)
  }

  return {
    /** Changes a video under its lock. A refused change leaves no file behind. */
    async change(
      accountId: string,
      mediaId: string,
      plan: (video: OwnedRow) => CompanionChange | Promise<CompanionChange>,
      { needsRoom = true }: { needsRoom?: boolean } = {},
    ): Promise<OwnedRow> {
      let written: string[] = []
      let dropped: string[] = []
      const drop = async (keys: readonly string[]): Promise<void> => {
        for (const key of keys) await storage.delete(key)
      }
      try {
        const changed = await inTransaction(db, async (trx) => {
          await drop(written)
          written = []
          // Locks the account before the item, as everywhere.
          await quota.fetch(accountId, trx)
          const video = await store.lock(accountId, mediaId, trx)
          if (video?.kind !== 'VIDEO') throw new AppError('NOT_FOUND')
          const next = await plan(video)
          dropped = keysOf(video, next.drop)
          const bytes = next.add.reduce((sum, one) => sum + one.bytes, 0) - (await sizeOf(dropped))
          if (needsRoom) await quota.require(accountId, bytes, trx)
          for (const { key, content } of next.add) {
            written.push(key)
            await storage.put(key, content)
          }
          const row = await store.change(accountId, mediaId, next.values, trx)
          if (!row) throw new AppError('NOT_FOUND')
          await store.addStored(mediaId, bytes, trx)
          return { ...row, identity_id: video.identity_id }
        })
        await drop(dropped)
        return changed
      } catch (error) {
        await drop(written)
        throw error
      }
    },
  }
}
