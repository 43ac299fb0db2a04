import type { Wall } from '@taplet/base/zone-clock'
import { DAY_MS } from '@taplet/base/time'
import type { VisitSpan } from '../../../platform/db/visits/visit-spans.ts'
import { createZonedDays } from '../../../platform/zoned-days.ts'

export const WEEK_DAYS = 7
/** Spans 0 to 6 are the days of this week: Monday is 0. */
export const TODAY = 7
export const ROLLING_WEEK = 8
export const THIS_MONTH = 9

const DAYS_AROUND = 32

/** Returns the days of this calendar week, today, the last seven days with today, and this month (spec D26). */
export function countedSpans(now: Date, timezone: string): VisitSpan[] {
  const at = now.getTime()
  const { dayAt, startOf } = createZonedDays(timezone, at - DAYS_AROUND * DAY_MS, at + DAYS_AROUND * DAY_MS)
  const today = dayAt(at)
  const span = (index: number, first: Wall, days: number): VisitSpan => ({
    index,
    from: startOf(first),
    to: startOf(first + days * DAY_MS),
  })
  const date = new Date(today)
  const monday = today - ((date.getUTCDay() + 6) % WEEK_DAYS) * DAY_MS
  return [
    ...Array.from({ length: WEEK_DAYS }, (_, index) => span(index, monday + index * DAY_MS, 1)),
    span(TODAY, today, 1),
    span(ROLLING_WEEK, today - (WEEK_DAYS - 1) * DAY_MS, WEEK_DAYS),
    span(THIS_MONTH, today - (date.getUTCDate() - 1) * DAY_MS, date.getUTCDate()),
  ]
}
