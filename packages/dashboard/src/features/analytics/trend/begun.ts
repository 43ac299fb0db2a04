import type { AnalyticsReport } from '@taplet/contract'
import { wallClockIn } from '../labels/dates.ts'

/** How many steps have begun by now, and whether the last of them is still in progress. */
export function begun({ trend, timezone, to }: AnalyticsReport): { end: number; isGoingOn: boolean } {
  const now = wallClockIn(timezone, Date.now())
  const ahead = trend.findIndex(({ at }) => at.slice(0, 16) > now)
  return { end: ahead < 0 ? trend.length : Math.max(ahead, 1), isGoingOn: to >= now.slice(0, 10) }
}
