import { DAY_MS } from '@taplet/base/time'
import type { Database } from '../../../platform/db/database.ts'
import { createOrphans, MOST_ORPHANS, OTHER_ORPHANS } from './orphans.ts'
import { addScans, deleteScans } from './orphans-store.ts'

interface OrphanCountDependencies {
  db: Database
  clock: () => Date
  onError: (error: unknown, about: string) => void
}

const KEPT_DAYS = 400

/** Scans of codes that we never gave, in the database. */
export const createOrphanCount = ({ db, clock, onError }: OrphanCountDependencies) => ({
  ...createOrphans({
    write: (day, counts) => addScans(day, counts, { most: MOST_ORPHANS, rest: OTHER_ORPHANS }, db),
    clock,
    onError,
  }),
  sweep: (): Promise<void> =>
    deleteScans(new Date(clock().getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10), db),
})
