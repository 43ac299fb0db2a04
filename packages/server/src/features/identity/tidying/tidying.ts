import type { Database } from '../../../platform/db/database.ts'
import { deleteExpired } from './store.ts'

const EVERY_MS = 60 * 60 * 1000
const KEEP_MS = 24 * 60 * 60 * 1000

/**
 * Keeps the tables small without a job of its own: who signs up sweeps, at most once an hour per process. It costs some
 * milliseconds, as little has expired since the last time.
 */
export function createTidying({ db, clock }: { db: Database; clock: () => Date }): () => Promise<void> {
  let last = 0
  return async () => {
    const now = clock().getTime()
    if (now - last < EVERY_MS) return
    last = now
    await deleteExpired(new Date(now - KEEP_MS), db)
  }
}
