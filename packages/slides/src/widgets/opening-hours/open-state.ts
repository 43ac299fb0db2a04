import { firstMoment } from '@taplet/base/first-moment'
import { DAY_MS } from '@taplet/base/time'
import type { Wall, ZoneClock } from '@taplet/base/zone-clock'
import type { OpeningHours, Span } from './schema.ts'

export type Hours = Pick<OpeningHours, 'week' | 'specialDays'>

/** Whether a shop is open, and until when that stays so, by its clock; undefined for longer than is looked ahead. */
export interface OpenState {
  isOpen: boolean
  /** The day whose hours count now, as a midnight. */
  today: Wall
  now: Wall
  changesAt: Wall | undefined
}

/** Longer than a season that a shop is closed. */
const DAYS_AHEAD = 300
/** Who is open for longer without a break has no hour to name. */
const MOST_DAYS_OPEN = 7

const WEEK = 7
const MONDAY_BASED = 3 // 1970-01-01 was a Thursday

const dateOf = (day: Wall): string => new Date(day).toISOString().slice(0, 10)
export const minutesOf = (time: string): Wall => Date.parse(`1970-01-01T${time}Z`)

/** Returns the hours of a day: its own where it is a special day, else those of its weekday. */
function hoursOf(day: Wall, { week, specialDays }: Hours): readonly Span[] {
  const special = specialDays.filter(({ date }) => date === dateOf(day))
  if (special.length > 0) return special.flatMap(({ hours }) => hours)
  return week[(Math.round(day / DAY_MS) + MONDAY_BASED) % WEEK] ?? []
}

interface Opening {
  from: Wall
  until: Wall
}

/** Returns when a shop opens and closes on a day, earliest first; what begins on it may end on the next. */
const openingsOf = (day: Wall, hours: Hours): Opening[] =>
  hoursOf(day, hours)
    .map(({ from, until }) => {
      const [start, end] = [minutesOf(from), minutesOf(until)]
      return { from: day + start, until: day + end + (end <= start ? DAY_MS : 0) }
    })
    .toSorted((one, other) => one.from - other.from)

/**
 * Returns whether a shop is open at a moment, by the clock of its own place. Hours begin and end at the first moment at
 * which that clock shows their time, so that a change of the clocks neither opens a shop twice nor swallows its evening.
 */
export function openState(hours: Hours, at: number, clock: ZoneClock): OpenState {
  const now = clock.wallAt(at)
  const today = Math.floor(now / DAY_MS) * DAY_MS
  const momentOf = (wall: Wall) => firstMoment(wall, clock)
  let end: Opening | undefined
  // From the day before, whose evening may still go on.
  for (let day = today - DAY_MS; day <= today + DAYS_AHEAD * DAY_MS; day += DAY_MS) {
    for (const opening of openingsOf(day, hours)) {
      const { from, until } = opening
      if (end) {
        // Open already: hours that join on, or lie within, go on without a break.
        if (momentOf(from) > momentOf(end.until)) return { isOpen: true, today, now, changesAt: end.until }
        if (until > end.until) end = opening
      } else if (momentOf(until) > Math.max(at, momentOf(from))) {
        if (momentOf(from) > at) return { isOpen: false, today, now, changesAt: from }
        end = opening
      }
    }
    if (end && day > end.until) return { isOpen: true, today, now, changesAt: end.until }
    if (end && day > today + MOST_DAYS_OPEN * DAY_MS) return { isOpen: true, today, now, changesAt: undefined }
  }
  return { isOpen: false, today, now, changesAt: undefined }
}
