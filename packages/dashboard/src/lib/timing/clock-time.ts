import { ownZone } from '../device/device-zone.ts'
import { language } from '../text.ts'

type At = number | string | Date

/** Words are English, hours follow this device: "9:06 AM" or "09:06". */
const hourCycleOf = (locale?: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hourCycle ?? 'h23'

function format(at: At, options: Intl.DateTimeFormatOptions, locale?: string): string {
  const hourCycle = hourCycleOf(locale)
  const hour = hourCycle === 'h12' || hourCycle === 'h11' ? 'numeric' : '2-digit'
  const zoned = { ...options, hour, minute: '2-digit', hourCycle, timeZone: ownZone() } as const
  return new Intl.DateTimeFormat(language, zoned).format(new Date(at))
}

/** Formats a time of day, the one way on all screens; with the date unless it is today. */
export function clockTime(at: At, now: number = Date.now(), locale?: string): string {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: ownZone() })
  const isToday = days.format(new Date(at)) === days.format(now)
  return format(at, isToday ? {} : { day: 'numeric', month: 'short' }, locale)
}

/** The whole date with its time of day. */
export const exactTime = (at: At, locale?: string): string =>
  format(at, { day: 'numeric', month: 'short', year: 'numeric' }, locale)
