import { HOUR_MS } from '@taplet/base/time'
import type { Database } from '../../../platform/db/database.ts'
import { createSharedWindow } from '../../../platform/limits/shared-window.ts'

/** Reports of one address in an hour: more than a careful person files, fewer than harassment needs. */
const MAX_REPORTS = 10

/** Counts reports by address, of all processes together. Returns the seconds to wait, 0 when one more may pass. */
export function createReportLimits(db: Database, now: () => number) {
  const { add, secondsLeft } = createSharedWindow({ db, now, windowMs: HOUR_MS, name: 'reports' })
  return async (address: string): Promise<number> => {
    const [count = 0] = await add([address])
    return count > MAX_REPORTS ? secondsLeft() : 0
  }
}
