import { MINUTE_MS } from '@taplet/base/time'

/** What the clock on the wall of a zone shows, as if it were UTC; an unknown zone is UTC (spec D26). */
function wallOf(at: number, timeZone: string): number {
  try {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
    return Date.parse(`${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}:00Z`)
  } catch {
    return Math.floor(at / MINUTE_MS) * MINUTE_MS
  }
}

/** The moment at which a zone's clock shows this (`2026-07-01T09:30`); null for what is no time. */
export function toInstant(local: string, timeZone: string): string | null {
  const wanted = Date.parse(`${local}:00Z`)
  if (local === '' || Number.isNaN(wanted)) return null
  // Twice: the first guess may lie on the other side of a change of the clock.
  let at = wanted
  for (let round = 0; round < 2; round++) at += wanted - wallOf(at, timeZone)
  return new Date(at).toISOString()
}

/** What a zone's clock shows at a moment, as a field for date and time takes it; empty for none. */
export const toLocal = (instant: string | null, timeZone: string): string =>
  instant === null ? '' : new Date(wallOf(Date.parse(instant), timeZone)).toISOString().slice(0, 16)
