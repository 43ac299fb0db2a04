import { HOUR_MS } from '@taplet/base/time'
import { createWindowCounter } from '../../../platform/limits/window.ts'

/** Reports of one address in an hour: more than a careful person files, fewer than harassment needs. */
const MAX_REPORTS = 10

/** Counts reports by address in memory. Returns the seconds to wait, 0 when one more may pass. */
export function createReportLimits(now: () => number) {
  const { add, secondsLeft } = createWindowCounter({ now, windowMs: HOUR_MS })
  return (address: string): number => (add(address) > MAX_REPORTS ? secondsLeft() : 0)
}
