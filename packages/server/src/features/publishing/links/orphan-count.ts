import { DAY_MS } from '@taplet/base/time'
import type { Database } from '../../../platform/db/database.ts'
import { createOrphans, OTHER_ORPHANS } from './orphans.ts'
import { addScans, deleteScans } from './orphans-store.ts'

export interface OrphanCountDependencies {
  db: Database
  clock: () => Date
  onError: (error: unknown, about: string) => void
  /** Codes counted separately in one day; a flood of made-up ones fills neither memory nor disk. */
  mostOrphans?: number | undefined
}

const RETENTION_DAYS = 400

/** Counts scans of unknown codes, in the database. */
export const createOrphanCount = ({ db, clock, onError, mostOrphans = 1000 }: OrphanCountDependencies) => ({
  ...createOrphans({
    write: (day, counts) => addScans(day, counts, { most: mostOrphans, rest: OTHER_ORPHANS }, db),
    clock,
    onError,
    most: mostOrphans,
  }),
  sweep: (): Promise<void> =>
    deleteScans(new Date(clock().getTime() - RETENTION_DAYS * DAY_MS).toISOString().slice(0, 10), db),
})
