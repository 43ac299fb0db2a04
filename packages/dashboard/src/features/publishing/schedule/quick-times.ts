import { DAY_MS, MINUTE_MS } from '@taplet/base/time'
import { zoneClock } from '@taplet/base/zone-clock'
import { MAX_DAYS_AHEAD } from '@taplet/contract'
import { fromZonedTime } from '../../../lib/timing/zoned-time.ts'

const FRIDAY = 5
const MORNING = '08:00'

/** The next Friday that is not today, as days from today. */
const daysToFriday = (weekday: number): number => ((FRIDAY - weekday + 6) % 7) + 1

/** Tomorrow and next Friday at eight, by the clock of a zone, in the format of a date-and-time field. */
export function quickTimes(now: number, timeZone: string): { tomorrow: string; friday: string } {
  const wall = zoneClock(timeZone).wallAt(now)
  const dayIn = (days: number) => `${new Date(wall + days * DAY_MS).toISOString().slice(0, 10)}T${MORNING}`
  return { tomorrow: dayIn(1), friday: dayIn(daysToFriday(new Date(wall).getUTCDay())) }
}

/** The instant of a typed time; undefined while it is none, or not a minute to a year from now. */
export function scheduledAt(local: string, timeZone: string, now: number): string | undefined {
  const at = fromZonedTime(local, timeZone)
  if (at === null) return undefined
  const ahead = Date.parse(at) - now
  return ahead >= MINUTE_MS && ahead <= MAX_DAYS_AHEAD * DAY_MS ? at : undefined
}
