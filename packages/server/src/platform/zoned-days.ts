import { DAY_MS } from '@taplet/base/time'
import { type Wall, zoneClock } from '@taplet/base/zone-clock'
import { QUARTER_MS } from './db/visits/visit-sums.ts'

/** Clocks change at most once within this time. */
const PROBE_MS = 4 * DAY_MS

/** A period during which a zone's offset from UTC stays the same. */
export interface OffsetSpan {
  from: number
  to: number
  offset: number
}

/** Days of a zone, including those of 23 and 25 hours, exact to the quarter of an hour. */
export interface ZonedDays {
  /** The IANA name of the zone, as requested. */
  zone: string
  offsets: readonly OffsetSpan[]
  /** Returns the first moment of a day: the first of two midnights; a skipped day begins with the next. */
  startOf: (day: Wall) => number
  /** Returns the day at that moment. */
  dayAt: (at: number) => Wall
}

/** Covers the days between these two moments, and two more on either side. An unknown zone is UTC (spec D26). */
export function createZonedDays(timeZone: string, from: number, to: number): ZonedDays {
  // `+01:23` is not a zone name, nor a whole quarter of an hour.
  const { zone, wallAt } = zoneClock(/^[+-]/.test(timeZone) ? 'UTC' : timeZone)
  const offsets = offsetsOf(wallAt, floorQuarter(from) - 3 * DAY_MS, to + 3 * DAY_MS)
  const last = { from: 0, to: 0, offset: 0 }
  return {
    zone,
    offsets,
    startOf(day) {
      const first = offsets.find((span) => day - span.offset < span.to) ?? offsets.at(-1) ?? last
      return Math.max(day - first.offset, first.from)
    },
    dayAt(at) {
      const span = offsets.find((one) => at < one.to) ?? offsets.at(-1) ?? last
      return floorDay(at + span.offset)
    },
  }
}

/** Returns the first moment of today in the zone, or of the day so many days before. */
export function dayStart(now: Date, timeZone: string, daysBefore = 0): Date {
  const at = now.getTime()
  const days = createZonedDays(timeZone, at - daysBefore * DAY_MS, at)
  return new Date(days.startOf(days.dayAt(at) - daysBefore * DAY_MS))
}

/** Parses `2026-11-21` as a day. */
export const readDay = (text: string): Wall => Date.parse(`${text}T00:00:00Z`)
/** Formats a day as `2026-11-21`. */
export const writeDay = (day: Wall): string => new Date(day).toISOString().slice(0, 10)

const floorDay = (wall: Wall): Wall => Math.floor(wall / DAY_MS) * DAY_MS
const floorQuarter = (at: number): number => Math.floor(at / QUARTER_MS) * QUARTER_MS

function offsetsOf(wallAt: (at: number) => Wall, from: number, to: number): OffsetSpan[] {
  const offsetAt = (at: number): number => wallAt(at) - at
  const spans: OffsetSpan[] = []
  let [start, known, offset] = [from, from, offsetAt(from)]
  while (known < to) {
    const next = Math.min(known + PROBE_MS, floorQuarter(to) + QUARTER_MS)
    const found = offsetAt(next)
    if (found !== offset) {
      const change = findChange(offsetAt, known, next)
      spans.push({ from: start, to: change, offset })
      start = change
      offset = found
    }
    known = next
  }
  return [...spans, { from: start, to: Number.POSITIVE_INFINITY, offset }]
}

/** Returns the first quarter of an hour that no longer has the offset of `before`. */
function findChange(offsetAt: (at: number) => number, before: number, after: number): number {
  const offset = offsetAt(before)
  let [low, high] = [before, after]
  while (high - low > QUARTER_MS) {
    const middle = low + floorQuarter((high - low) / 2)
    if (offsetAt(middle) === offset) low = middle
    else high = middle
  }
  return high
}
