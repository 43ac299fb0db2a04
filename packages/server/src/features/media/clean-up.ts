import { DAY_MS, MINUTE_MS } from '@taplet/base/time'
import { mediaScope } from '@taplet/contract/schemas'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Storage, StoredObject } from '../../platform/storage/create-storage.ts'
import { parseKey, prefixesOf } from './files/keys.ts'
import type { TempFolders } from './files/temp-folder.ts'
import type { MediaStore } from './store.ts'
import type { UploadService } from './upload/upload-service.ts'
import type { VideoService } from './video/video-service.ts'

export const SWEEP_JOB = 'media.sweep'
export const PURGE_JOB = 'media.purge'
const SWEEP_EVERY_MS = 30 * MINUTE_MS
/** Younger files may belong to an upload that is being stored right now (G13). */
const ORPHAN_AFTER_MS = DAY_MS
const BATCH = 500

interface CleanUpDependencies {
  store: MediaStore
  storage: Storage
  jobs: Jobs
  uploads: UploadService
  videos: VideoService
  temp: TempFolders
  clock: () => Date
  /** Resumes pictures whose processing was interrupted. */
  wakeAvif: () => Promise<void>
}

export type CleanUp = ReturnType<typeof createCleanUp>

/** Keeps storage and library consistent when processes die or uploads are abandoned. */
export function createCleanUp({ store, storage, jobs, uploads, videos, temp, clock, wakeAvif }: CleanUpDependencies) {
  const longAgo = (): Date => new Date(clock().getTime() - ORPHAN_AFTER_MS)

  async function remove(accountId: string, mediaId: string): Promise<boolean> {
    const isDeleted = await store.delete(accountId, mediaId, clock())
    if (isDeleted) await jobs.enqueue(PURGE_JOB, { mediaId }, { jobKey: `${PURGE_JOB}:${mediaId}` })
    return isDeleted
  }

  async function dropOrphans(objects: StoredObject[]): Promise<void> {
    const tagged = objects.flatMap((object) => {
      const parts = parseKey(object.key)
      return parts ? [{ key: object.key, tag: parts.tag }] : []
    })
    if (tagged.length === 0) return
    const known = await store.knownTags([...new Set(tagged.map(({ tag }) => tag))])
    for (const { key, tag } of tagged) if (!known.has(tag)) await storage.delete(key)
  }

  async function sweepObjects(): Promise<void> {
    const limit = longAgo()
    for (const scope of mediaScope.options) {
      let batch: StoredObject[] = []
      for await (const object of storage.list(`${scope}/`)) {
        if (object.modifiedAt < limit) batch.push(object)
        if (batch.length >= BATCH) {
          await dropOrphans(batch)
          batch = []
        }
      }
      await dropOrphans(batch)
    }
  }

  return {
    /** Removes an item from the library; its files are deleted in the background. Returns false when there was none. */
    remove,

    /** The job behind `remove`. */
    async purge(mediaId: string): Promise<void> {
      const row = await store.findAnyones(mediaId)
      if (!row?.deleted_at) return
      const parts = { scope: mediaScope.parse(row.scope), identityId: row.identity_id, tag: row.key_tag }
      for (const prefix of prefixesOf(parts))
        for await (const object of storage.list(prefix)) await storage.delete(object.key)
    },

    /** Deletes everything that may have been left behind. Enqueues its next run. */
    async sweep(): Promise<void> {
      try {
        await temp.clear()
        await videos.failStuck()
        await wakeAvif()
        await uploads.cleanUpExpired()
        for (const row of await store.listNeverRegistered(longAgo())) await remove(row.account_id, row.media_id)
        await sweepObjects()
      } finally {
        await jobs.enqueue(SWEEP_JOB, {}, { jobKey: SWEEP_JOB, runAt: new Date(clock().getTime() + SWEEP_EVERY_MS) })
      }
    },
  }
}
