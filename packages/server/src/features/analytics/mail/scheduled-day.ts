import type { Wall } from '@taplet/base/zone-clock'
import { DAY_MS, HOUR_MS } from '@taplet/base/time'
import { MAIL_HOUR } from '@taplet/contract'
import { createZonedDays } from '../../../platform/zoned-days.ts'

const SEND_TIME_MS = MAIL_HOUR * HOUR_MS
const MONDAY = 1

/** Returns the day whose `MAIL_HOUR`, local time, was the last one in the zone. */
export function scheduledDay(zone: string, now: Date): Wall {
  const at = now.getTime()
  const { offsets } = createZonedDays(zone, at, at)
  const offset = offsets.find((span) => at < span.to)?.offset ?? 0
  return Math.floor((at + offset - SEND_TIME_MS) / DAY_MS) * DAY_MS
}

export const isMonday = (day: Wall): boolean => new Date(day).getUTCDay() === MONDAY
