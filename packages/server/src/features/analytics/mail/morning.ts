import { DAY_MS, HOUR_MS } from '@taplet/base/time'
import { createZonedDays, type Wall } from '../../../platform/zoned-days.ts'

const MORNING_MS = 8 * HOUR_MS
const MONDAY = 1

/** The day whose eight o'clock in the morning was the last one in the zone, by the clock on the wall. */
export function morningOf(zone: string, now: Date): Wall {
  const at = now.getTime()
  const { offsets } = createZonedDays(zone, at, at)
  const offset = offsets.find((span) => at < span.to)?.offset ?? 0
  return Math.floor((at + offset - MORNING_MS) / DAY_MS) * DAY_MS
}

export const isMonday = (day: Wall): boolean => new Date(day).getUTCDay() === MONDAY
