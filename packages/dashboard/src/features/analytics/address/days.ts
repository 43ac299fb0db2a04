import { DAY_MS } from '@taplet/base/time'

/** Today's date in a time zone, as `2026-11-21`. */
export const dayIn = (timezone: string, now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(now)

/** Adds days to a date, or subtracts them. Calendar days, so no time zone is involved. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** Whether a text is an existing date. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
