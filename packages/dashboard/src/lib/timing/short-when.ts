import { DAY_MS } from '@taplet/base/time'
import { language } from '../text.ts'

const NEAR = 6 * DAY_MS

/** A moment to come, as briefly as it is clear: "Fri, 8:00 AM" within six days, else "Jul 10, 8:00 AM". */
export function shortWhen(at: string, timeZone: string, now: number = Date.now()): string {
  const day =
    Date.parse(at) - now < NEAR ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const)
  const time = { hour: 'numeric', minute: '2-digit', timeZone } as const
  return new Intl.DateTimeFormat(language, { ...day, ...time }).format(new Date(at))
}
