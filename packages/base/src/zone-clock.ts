/** Local wall-clock time in ms, read as if it were UTC. A midnight represents its day. */
export type Wall = number

/** The clock of a time zone. */
export interface ZoneClock {
  /** The IANA name of the zone, as requested; UTC for an unknown one (spec D26). */
  zone: string
  wallAt: (at: number) => Wall
}

const MAX_CLOCKS = 1000
const clocks = new Map<string, ZoneClock>()

/** Returns the clock of a zone, cached because creating one costs as much as a hundred queries. */
export function zoneClock(timeZone: string): ZoneClock {
  const known = clocks.get(timeZone)
  if (known) return known
  if (clocks.size >= MAX_CLOCKS) clocks.clear()
  const made = makeClock(timeZone) ?? makeClock('UTC')
  if (!made) throw new Error('This machine knows no time zones.')
  clocks.set(timeZone, made)
  return made
}

/**
 * Returns an instant at which a zone's clock shows this; in an hour that the clock skips, as much later.
 */
export function instantAt(wall: Wall, timeZone: string): number {
  const { wallAt } = zoneClock(timeZone)
  let at = wall
  // Twice: the first guess may be on the other side of a clock change.
  for (let round = 0; round < 2; round++) at += wall - wallAt(at)
  return at
}

function makeClock(zone: string): ZoneClock | undefined {
  const numeric = 'numeric'
  const parts = {
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  } as const
  try {
    const format = new Intl.DateTimeFormat('en', { ...parts, hourCycle: 'h23', timeZone: zone })
    return { zone, wallAt: (at) => wallOf(format.formatToParts(at)) }
  } catch {
    return undefined
  }
}

function wallOf(parts: readonly Intl.DateTimeFormatPart[]): Wall {
  const values = new Map(parts.map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes): number => values.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}
