import { MINUTE_MS } from '@taplet/base/time'
import { instantAt, zoneClock } from '@taplet/base/zone-clock'

/** Local time in a zone to the minute, read as if it were UTC; an unknown zone is UTC (spec D26). */
const wallOf = (at: number, timeZone: string): number =>
  Math.floor(zoneClock(timeZone).wallAt(at) / MINUTE_MS) * MINUTE_MS

/** The instant at which a zone's clock shows this (`2026-07-01T09:30`); null for an invalid time. */
export function fromZonedTime(local: string, timeZone: string): string | null {
  const wanted = Date.parse(`${local}:00Z`)
  if (local === '' || Number.isNaN(wanted)) return null
  return new Date(instantAt(wanted, timeZone)).toISOString()
}

/** A zone's wall-clock time at an instant, in the format of a date-and-time field; empty for none. */
export const toZonedTime = (instant: string | null, timeZone: string): string =>
  instant === null ? '' : new Date(wallOf(Date.parse(instant), timeZone)).toISOString().slice(0, 16)
