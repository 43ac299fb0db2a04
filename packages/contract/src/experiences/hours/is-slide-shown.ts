import { type Wall, zoneClock } from '@taplet/base/zone-clock'
import { daysWithin, weekdayOf } from '../../kit/hours.ts'
import type { SlideRule } from './slide-rules.ts'

/** Whether visitors see a slide with this rule at this moment; an unknown zone is UTC, as everywhere (spec D26). */
export function isSlideShown(rule: SlideRule | undefined, at: Date, timeZone: string): boolean {
  if (!rule || rule.isLeftOut) return !rule
  return isShownAtWall(rule, zoneClock(timeZone).wallAt(at.getTime()))
}

/** The same by the clock on the wall. */
export const isShownAtWall = ({ days = [], from, until, ...dates }: SlideRule, wall: Wall): boolean =>
  daysWithin({ from: from ?? null, until: until ?? null }, wall).some(
    (day) => (days.length === 0 || days.includes(weekdayOf(day))) && isWithinDates(dates, day),
  )

function isWithinDates({ startsOn, endsOn }: SlideRule, day: Wall): boolean {
  const date = new Date(day).toISOString().slice(0, 10)
  return (startsOn === undefined || startsOn <= date) && (endsOn === undefined || date <= endsOn)
}
