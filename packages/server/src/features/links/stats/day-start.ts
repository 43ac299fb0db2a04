const DAY_MS = 24 * 60 * 60_000

/** The first moment of today in the zone, or of the day so many days before. An unknown zone is UTC (decision 26). */
export function dayStart(now: Date, timeZone: string, daysBefore = 0): Date {
  const clock = clockOf(timeZone)
  const today = dateOf(wallClock(clock, now.getTime()))
  const day = today - daysBefore * DAY_MS
  // Clocks change within a day of midnight, or not at all. Midnight may be left out, and may come twice.
  const offsets = [-DAY_MS, DAY_MS].map((aside) => wallClock(clock, day + aside) - (day + aside))
  const moments = offsets.map((offset) => day - offset).filter((moment) => dateOf(wallClock(clock, moment)) >= day)
  return new Date(Math.min(...moments))
}

const dateOf = (wall: number): number => Math.floor(wall / DAY_MS) * DAY_MS

/** What clocks on the wall show, read as if it were UTC. */
function wallClock(clock: Intl.DateTimeFormat, at: number): number {
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const shown = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  } as const
  try {
    return new Intl.DateTimeFormat('en', { ...shown, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en', { ...shown, timeZone: 'UTC' })
  }
}
