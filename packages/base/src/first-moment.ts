import { DAY_MS, MINUTE_MS } from './time.ts'
import type { Wall, ZoneClock } from './zone-clock.ts'

/**
 * Returns the first moment at which a clock shows this time or a later one. So a time that comes twice, when clocks go
 * back, is its first coming; one that is left out, when they go forward, is the moment of the change.
 */
export function firstMoment(wall: Wall, { wallAt }: ZoneClock): number {
  const offsetAt = (at: number) => wallAt(at) - at
  const [early = wall, late = wall] = [wall - DAY_MS, wall + DAY_MS]
    .map((near) => wall - offsetAt(near))
    .sort((one, other) => one - other)
  if (wallAt(early) === wall) return early
  if (wallAt(late) === wall) return late
  // Left out: the clock shows less at the earlier moment and more at the later one.
  let [before, after] = [Math.floor(early / MINUTE_MS), Math.ceil(late / MINUTE_MS)]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (wallAt(middle * MINUTE_MS) < wall) before = middle
    else after = middle
  }
  return after * MINUTE_MS
}
