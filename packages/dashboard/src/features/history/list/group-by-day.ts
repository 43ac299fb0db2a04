import { DAY_MS } from '@taplet/base/time'
import type { Visited } from './visited.ts'
import { language } from '../../../lib/text.ts'

export interface VisitedDay {
  /** By this device's calendar: 2026-11-21 */
  day: string
  /** TODAY, YESTERDAY, or the formatted date. */
  name: string
  items: readonly Visited[]
}

const WEEK_DAYS = 6 // further back a weekday alone is ambiguous

const dayOf = (at: number): string => new Date(at).toLocaleDateString('sv')

const format = (at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, options).format(at)

/** Calendar days between two dates, unaffected by clock changes. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

function nameOf(at: number, now: number): string {
  const passed = daysBetween(dayOf(at), dayOf(now))
  if (passed <= 0) return 'TODAY'
  if (passed === 1) return 'YESTERDAY'
  if (passed <= WEEK_DAYS) return format(at, { weekday: 'long' })
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return format(at, { weekday: 'long', day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })
}

/** Groups visited apps by day of this device's calendar, keeping their order. */
export function groupByDay(items: readonly Visited[], now: number): VisitedDay[] {
  const byDay = Map.groupBy(items, (item) => dayOf(Math.min(item.at, now)))
  return [...byDay].map(([day, ofDay]) => ({ day, name: nameOf(ofDay[0]?.at ?? now, now), items: ofDay }))
}
