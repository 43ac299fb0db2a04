import { DAY_MS } from '@taplet/base/time'
import type { Visited } from './visited.ts'

export interface VisitedDay {
  /** Of this device's calendar: 2026-11-21 */
  day: string
  /** TODAY, YESTERDAY, or words for the day. */
  name: string
  items: readonly Visited[]
}

const WEEK_DAYS = 6 // further back a weekday alone would be two days

const dayOf = (at: number): string => new Date(at).toLocaleDateString('sv')

const format = (at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en', options).format(at)

/** Days between two days of the calendar, whatever the clocks did at night. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

function nameOf(at: number, now: number): string {
  const passed = daysBetween(dayOf(at), dayOf(now))
  if (passed <= 0) return 'TODAY'
  if (passed === 1) return 'YESTERDAY'
  if (passed <= WEEK_DAYS) return format(at, { weekday: 'long' })
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return format(at, { weekday: 'long', day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })
}

/** Visited apps under the days of this device's calendar, in the order in which they come. */
export function groupByDay(items: readonly Visited[], now: number): VisitedDay[] {
  const byDay = Map.groupBy(items, (item) => dayOf(Math.min(item.at, now)))
  return [...byDay].map(([day, ofDay]) => ({ day, name: nameOf(ofDay[0]?.at ?? now, now), items: ofDay }))
}
