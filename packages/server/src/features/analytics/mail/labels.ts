import { formatDate, type Language } from '@taplet/messages'
import type { SayAnalytics } from '../messages/messages.ts'

export const formatDay = (day: number, language: Language): string =>
  formatDate(day, { day: 'numeric', month: 'long', timeZone: 'UTC' }, language)
export const plainZone = (zone: string): string => zone.replaceAll('_', ' ')

/** Above this ratio the text says "times" instead of percent. */
const TIMES_FROM = 3

export const percentOf = (now: number, before: number): number =>
  Math.max(1, Math.round((Math.abs(now - before) / before) * 100))

/** How many there are beside those of the week before: "18% more than", "4.2 times as many as". */
export function compareWeeks(now: number, before: number, say: SayAnalytics): string {
  if (now === before) return say('weekly.same')
  if (before > 0 && now / before >= TIMES_FROM) return say('weekly.times', { times: Number((now / before).toFixed(1)) })
  return say(now > before ? 'weekly.more' : 'weekly.fewer', { percent: percentOf(now, before) })
}

/** Puts a name on one line, for a mail's subject. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
