import { DAY_MS } from '@taplet/base/time'
import type { Wall } from '@taplet/base/zone-clock'
import { minutesOf } from './open-state.ts'
import type { OpeningHours, Span } from './schema.ts'

const MONDAY = 4 * DAY_MS // 1970-01-05

/** Returns an options object of Intl for times by their clock, which are handed to it as if they were of UTC. */
const onTheWall = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions => ({ ...options, timeZone: 'UTC' })

/** How an app writes days and times. */
export function hoursFormat(language: string, clock: OpeningHours['clock']) {
  const cycle = clock === 'AUTO' ? {} : { hour12: clock === 'H12' }
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, onTheWall(options))
    return (wall: Wall) => format.format(wall)
  }
  return {
    time: write({ hour: 'numeric', minute: '2-digit', ...cycle }),
    weekday: write({ weekday: 'long' }),
    date: write({ weekday: 'short', day: 'numeric', month: 'long' }),
  }
}
export type HoursFormat = ReturnType<typeof hoursFormat>

/** Returns the name of a day of the week, Monday being 0. */
export const dayName = (day: number, { weekday }: HoursFormat): string => weekday(MONDAY + day * DAY_MS)

/** Returns the hours of a day as lines of text; whole days and closed ones in words. */
export function hoursLines(
  hours: readonly Span[],
  { time }: HoursFormat,
  words: { allDay: string; closed: string },
): string[] {
  if (hours.length === 0) return [words.closed]
  return hours.map(({ from, until }) =>
    from === until ? words.allDay : `${time(minutesOf(from))} – ${time(minutesOf(until))}`,
  )
}
