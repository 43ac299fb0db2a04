import { DAY_MS } from '@taplet/base/time'

/** The day that it is in a zone, as `2026-11-21`. */
export const dayIn = (timezone: string, now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(now)

/** So many days after a day, or before it. Days of the calendar: no zone has a say. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
