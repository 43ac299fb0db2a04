import { DAY_MS } from '@taplet/base/time'
import type { Database } from '../../platform/db/database.ts'
import type { Storage } from '../../platform/storage/create-storage.ts'
import * as store from './retention-store.ts'
import { PHOTO_PREFIX } from './reviews/photos.ts'

interface RetentionDependencies {
  db: Database
  storage: Storage
  clock: () => Date
}

const BATCH = 500
/** Younger photos may belong to a review that is being stored right now. */
const ORPHAN_AFTER_MS = DAY_MS

/** Deletes, once a day, what has been stored as long as FORM_RETENTION_DAYS says. */
export function createRetention({ db, storage, clock }: RetentionDependencies) {
  async function dropUnknown(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    const idOf = (key: string): string => key.slice(PHOTO_PREFIX.length).replace(/\.webp$/, '')
    const known = await store.knownReviews(keys.map(idOf), db)
    for (const key of keys) if (!known.has(idOf(key))) await storage.delete(key)
  }

  /** Deletes photos whose review is deleted, or was never stored because a process died. */
  async function dropOrphans(): Promise<void> {
    const limit = new Date(clock().getTime() - ORPHAN_AFTER_MS)
    let batch: string[] = []
    for await (const { key, modifiedAt } of storage.list(PHOTO_PREFIX)) {
      if (modifiedAt < limit) batch.push(key)
      if (batch.length < BATCH) continue
      await dropUnknown(batch)
      batch = []
    }
    await dropUnknown(batch)
  }

  return async (): Promise<void> => {
    const now = clock()
    for (const key of await store.deleteRefusedReviews(now, db)) if (key) await storage.delete(key)
    await store.deletePassedSignUps(now, db)
    await store.dropPassedQuestions(now, db)
    await store.dropAddressHashes(now, db)
    await store.deleteOldDeliveries(now, db)
    await store.deleteUnusedConsents(now, db)
    await dropOrphans()
  }
}
