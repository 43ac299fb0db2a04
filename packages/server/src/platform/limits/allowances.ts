import { MINUTE_MS } from '@taplet/base/time'
import { createWindowCounter } from './window.ts'

/** Grants each key, an account or an address, at most `max` per ten minutes; in memory. */
export function createAllowances(now: () => number, max: number) {
  const counter = createWindowCounter({ now, windowMs: 10 * MINUTE_MS })
  return {
    /** Returns how many of `wanted` are granted now. */
    take(key: string, wanted: number): number {
      const granted = Math.max(0, Math.min(wanted, max - counter.countOf(key)))
      counter.add(key, granted)
      return granted
    },
    /** Seconds until more are granted. */
    secondsLeft: counter.secondsLeft,
  }
}
export type Allowances = ReturnType<typeof createAllowances>
