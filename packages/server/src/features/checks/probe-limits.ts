const WINDOW_MS = 10 * 60_000
/** Addresses that one account may have tried out in ten minutes: several full apps. */
const MAX_PROBES = 120

/** Counts the addresses that are asked for an account, in memory and by the ten minutes. */
export function createProbeLimits(now: () => number) {
  let window = 0
  let counts = new Map<string, number>()
  return {
    /** How many of `wanted` may be asked now. */
    take(accountId: string, wanted: number): number {
      const current = Math.floor(now() / WINDOW_MS)
      if (current !== window) counts = new Map()
      window = current
      const used = counts.get(accountId) ?? 0
      const granted = Math.max(0, Math.min(wanted, MAX_PROBES - used))
      counts.set(accountId, used + granted)
      return granted
    },
    /** Seconds until more may be asked. */
    secondsLeft: (): number => Math.ceil(((window + 1) * WINDOW_MS - now()) / 1000),
  }
}
export type ProbeLimits = ReturnType<typeof createProbeLimits>
