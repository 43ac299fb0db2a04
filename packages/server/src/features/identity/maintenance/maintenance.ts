import { DAY_MS, HOUR_MS } from '@taplet/base/time'
import type { Database } from '../../../platform/db/database.ts'
import { deleteExpired } from './store.ts'

const EVERY_MS = HOUR_MS
const KEEP_MS = DAY_MS

/**
 * Keeps the tables small without a job: sign-ups trigger a clean-up, at most once an hour per process. It takes some
 * milliseconds, as little has expired since the last time.
 */
export function createMaintenance({ db, clock }: { db: Database; clock: () => Date }): () => Promise<void> {
  let last = 0
  return async () => {
    const now = clock().getTime()
    if (now - last < EVERY_MS) return
    last = now
    await deleteExpired(new Date(now - KEEP_MS), db)
  }
}
