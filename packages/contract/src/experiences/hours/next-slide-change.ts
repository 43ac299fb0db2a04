import { DAY_MS, MINUTE_MS, SECOND_MS } from '@taplet/base/time'
import { type Wall, type ZoneClock, zoneClock } from '@taplet/base/zone-clock'
import { isShownAtWall } from './is-slide-shown.ts'
import type { SlideRule, SlideRules } from './slide-rules.ts'

/** Longer than any rule of the week stays without a change, also where a change of the clocks swallows one. */
const SEARCH_MS = 16 * DAY_MS

/** Returns the first moment after this one at which visitors see other slides; null when they never will. */
export function nextSlideChange(rules: SlideRules, after: Date, timeZone: string): Date | null {
  const clock = zoneClock(timeZone)
  const changes = Object.values(rules).flatMap((rule) => nextChange(rule, after.getTime(), clock) ?? [])
  return changes.length === 0 ? null : new Date(Math.min(...changes))
}

function nextChange(rule: SlideRule, after: number, clock: ZoneClock): number | undefined {
  if (rule.isLeftOut) return undefined
  const isShown = isShownAtWall(rule, clock.wallAt(after))
  for (const start of searchesFrom(rule, after, clock))
    for (let at = start; at < start + SEARCH_MS; ) {
      at = nextEdge(rule, at, clock)
      if (isShownAtWall(rule, clock.wallAt(at)) !== isShown) return at
    }
  return undefined
}

/** Nothing changes for longer but by the first or the last day: each search begins shortly before one. */
function searchesFrom({ startsOn, endsOn }: SlideRule, after: number, clock: ZoneClock): number[] {
  const now = Math.floor(after / SECOND_MS) * SECOND_MS // as exact as a clock on the wall
  const dates = [startsOn, endsOn].flatMap((date) => (date === undefined ? [] : Date.parse(date)))
  const before = dates.map((day) => now + (day - clock.wallAt(now)) - 2 * DAY_MS)
  return [now, ...before.filter((at) => at > now).toSorted((one, other) => one - other)]
}

/** Returns the next moment at which the clock shows midnight or an edge of the rule, or is changed. */
function nextEdge({ from, until }: SlideRule, at: number, clock: ZoneClock): number {
  const wall = clock.wallAt(at)
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS
  const edges = ['00:00', from, until].flatMap((time) => (time === undefined ? [] : midnight + minutesOf(time)))
  const next = Math.min(...edges.map((edge) => (edge > wall ? edge : edge + DAY_MS)))
  const then = at + (next - wall)
  return offsetAt(then, clock) === offsetAt(at, clock) ? then : findChangeOfClock(at, then, clock)
}

const minutesOf = (time: string): number => Date.parse(`1970-01-01T${time}Z`)
const offsetAt = (at: number, clock: ZoneClock): Wall => clock.wallAt(at) - at

/** Returns the first moment of the new time, to the minute, between two moments with different ones. */
function findChangeOfClock(from: number, to: number, clock: ZoneClock): number {
  const old = offsetAt(from, clock)
  let [before, after] = [Math.floor(from / MINUTE_MS), Math.ceil(to / MINUTE_MS)]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(middle * MINUTE_MS, clock) === old) before = middle
    else after = middle
  }
  return after * MINUTE_MS
}
