import { MINUTE_MS } from '@taplet/base/time'

const WINDOW_MS = 10 * MINUTE_MS
/** Counts the addresses that are asked for an account, at most `max` in ten minutes; in memory. */
export function createProbeLimits(now: () => number, max: number) {
  let window = 0
  let counts = new Map<string, number>()
  return {
    /** How many of `wanted` may be asked now. */
    take(accountId: string, wanted: number): number {
      const current = Math.floor(now() / WINDOW_MS)
      if (current !== window) counts = new Map()
      window = current
      const used = counts.get(accountId) ?? 0
      const granted = Math.max(0, Math.min(wanted, max - used))
      counts.set(accountId, used + granted)
      return granted
    },
    /** Seconds until more may be asked. */
    secondsLeft: (): number => Math.ceil(((window + 1) * WINDOW_MS - now()) / 1000),
  }
}
export type ProbeLimits = ReturnType<typeof createProbeLimits>
