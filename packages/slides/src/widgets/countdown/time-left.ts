import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@taplet/base/time'

export const units = ['days', 'hours', 'minutes', 'seconds'] as const
export type Unit = (typeof units)[number]

/** Returns whole days, hours, minutes and seconds; undefined once nothing is left. */
export function timeLeft(ms: number): Record<Unit, number> | undefined {
  if (ms <= 0) return undefined
  return {
    days: Math.floor(ms / DAY_MS),
    hours: Math.floor((ms % DAY_MS) / HOUR_MS),
    minutes: Math.floor((ms % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((ms % MINUTE_MS) / SECOND_MS),
  }
}
