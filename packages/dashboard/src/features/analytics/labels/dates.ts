import { DEFAULT_LANGUAGE } from '@taplet/messages'
import { DAY_MS } from '@taplet/base/time'
import type { AnalyticsReport } from '@taplet/contract'
import { language } from '../../../lib/text.ts'

type Unit = AnalyticsReport['unit']
const LANGUAGE = language === DEFAULT_LANGUAGE ? 'en-GB' : language // day before month, as in our sentences

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone: 'UTC' })
const day = format({ day: 'numeric', month: 'short', year: 'numeric' })
const formats: { [Name in Unit]: { long: Intl.DateTimeFormat; short: Intl.DateTimeFormat } } = {
  DAY: {
    long: format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    short: format({ day: 'numeric', month: 'short' }),
  },
  HOUR: {
    long: format({ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
    short: format({ hour: '2-digit', minute: '2-digit' }),
  },
  MONTH: { long: format({ month: 'long', year: 'numeric' }), short: format({ month: 'short', year: '2-digit' }) },
  WEEK: { long: day, short: format({ day: 'numeric', month: 'short' }) },
}

/** Wall-clock times have no zone; parsed and formatted as one and the same zone, they stay unchanged. */
const asTime = (wallClock: string): number => Date.parse(`${wallClock.slice(0, 16)}${wallClock.length > 10 ? 'Z' : ''}`)

/** `21 Nov 2026` */
export const formatDay = (text: string): string => day.format(asTime(text))

/** `25 Oct – 21 Nov 2026`, with no month or year twice. */
export const formatDays = (from: string, to: string): string =>
  from === to ? formatDay(from) : day.formatRange(asTime(from), asTime(to))

const dayOfYear = format({ day: 'numeric', month: 'short' })

/** The same, without the year if it is the current one. */
export const formatNearDays = (from: string, to: string, year: string): string =>
  from.startsWith(year) && to.startsWith(year) && from !== to
    ? dayOfYear.formatRange(asTime(from), asTime(to))
    : formatDays(from, to)

/** The start of a trend step, in full or shortened for an axis. */
export const formatStep = (at: string, unit: Unit, length: 'long' | 'short'): string =>
  formats[unit][length].format(asTime(at))

/** The wall-clock time of a zone, to the minute. */
export function wallClockIn(timezone: string, now: number): string {
  const options = { timeZone: timezone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat('sv-SE', options).format(now).replace(' ', 'T')
}

const MONDAY = Date.UTC(2024, 0, 1)
const weekdays = {
  long: format({ weekday: 'long' }),
  short: format({ weekday: 'short' }),
}

/** Name of a weekday, with Monday as 0. */
export const weekdayName = (index: number, length: 'long' | 'short'): string =>
  weekdays[length].format(MONDAY + index * DAY_MS)

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
/** `10:00–11:00` */
export const hourName = (hour: number): string => `${clock(hour)}–${clock((hour + 1) % 24)}`
