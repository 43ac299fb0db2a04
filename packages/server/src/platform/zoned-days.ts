import { DAY_MS } from '@taplet/base/time'
import { QUARTER_MS } from './db/visits/visit-sums.ts'

/** Clocks change at most once within so many days. */
const PROBE_MS = 4 * DAY_MS
const MAX_CLOCKS = 1000

/** What clocks on the wall show, in ms, read as if it were UTC. That of a midnight stands for a day. */
export type Wall = number

/** A time in which clocks of a zone stay as far from UTC. */
export interface OffsetSpan {
  from: number
  to: number
  offset: number
}

/** Days of a zone, 23 and 25 hours long ones too, exact to the quarter of an hour. */
export interface ZonedDays {
  /** The IANA name of the zone, as it was asked for. */
  zone: string
  offsets: readonly OffsetSpan[]
  /** The first moment of a day. A midnight that comes twice is the first one; a day that was left out begins with the next. */
  startOf: (day: Wall) => number
  /** The day it is then. */
  dayAt: (at: number) => Wall
}

/** Knows the days between these two moments, and two more on either side. An unknown zone is UTC (spec D26). */
export function createZonedDays(timeZone: string, from: number, to: number): ZonedDays {
  const { zone, clock } = clockOf(timeZone)
  const offsets = offsetsOf(clock, floorQuarter(from) - 3 * DAY_MS, to + 3 * DAY_MS)
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

/** The first moment of today in the zone, or of the day so many days before. */
export function dayStart(now: Date, timeZone: string, daysBefore = 0): Date {
  const at = now.getTime()
  const days = createZonedDays(timeZone, at - daysBefore * DAY_MS, at)
  return new Date(days.startOf(days.dayAt(at) - daysBefore * DAY_MS))
}

/** `2026-11-21` as a day. */
export const readDay = (text: string): Wall => Date.parse(`${text}T00:00:00Z`)
/** A day as `2026-11-21`. */
export const writeDay = (day: Wall): string => new Date(day).toISOString().slice(0, 10)

const floorDay = (wall: Wall): Wall => Math.floor(wall / DAY_MS) * DAY_MS
const floorQuarter = (at: number): number => Math.floor(at / QUARTER_MS) * QUARTER_MS

function offsetsOf(clock: Intl.DateTimeFormat, from: number, to: number): OffsetSpan[] {
  const offsetAt = (at: number): number => wallClock(clock, at) - at
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

/** The first quarter of an hour that has no longer the offset of `before`. */
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

function wallClock(clock: Intl.DateTimeFormat, at: number): Wall {
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

interface ZoneClock {
  zone: string
  clock: Intl.DateTimeFormat
}
const clocks = new Map<string, ZoneClock>()

/** Making one costs as much as asking it a hundred times. */
function clockOf(timeZone: string): ZoneClock {
  const known = clocks.get(timeZone)
  if (known) return known
  if (clocks.size >= MAX_CLOCKS) clocks.clear()
  // `+01:23` is no name, and no quarter of an hour.
  const made = (/^[+-]/.test(timeZone) ? undefined : makeClock(timeZone)) ?? makeClock('UTC')
  if (!made) throw new Error('This machine knows no time zones.')
  clocks.set(timeZone, made)
  return made
}

function makeClock(timeZone: string): ZoneClock | undefined {
  try {
    const clock = new Intl.DateTimeFormat('en', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
      timeZone,
    })
    return { zone: timeZone, clock }
  } catch {
    return undefined
  }
}
