import { DAY_MS } from '@taplet/base/time'

const LENGTHS = { week: 7, month: 30, quarter: 90 } as const // days
export const periods = ['any', 'week', 'month', 'quarter', 'own'] as const

export interface Days {
  from: string
  to: string
}

const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day)
export const isOneOf = <One extends string>(options: readonly One[], value: string): One | undefined =>
  options.find((option) => option === value)

/** The date in a time zone. */
const dayOf = (time: number, timezone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(time)

/** The days of a choice, as call parameters. */
export function daysOf(when: (typeof periods)[number], own: Days, now: number, timezone: string): Partial<Days> {
  if (when === 'any') return {}
  if (when !== 'own') return { from: dayOf(now - (LENGTHS[when] - 1) * DAY_MS, timezone) }
  return { ...(isDay(own.from) && { from: own.from }), ...(isDay(own.to) && { to: own.to }) }
}
