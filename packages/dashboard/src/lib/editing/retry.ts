/** The timers of a retry; tests inject their own. */
export interface Timers {
  /** Schedules a step; the returned function cancels it. */
  later: (step: () => void, ms: number) => () => void
}

export const browserTimers: Timers = {
  later: (step, ms) => {
    const timer = setTimeout(step, ms)
    return () => clearTimeout(timer)
  },
}

const FIRST_WAIT = 2000 // ms
const LONGEST_WAIT = 60_000

/** Retries after each temporary failure: soon at first, then with growing delays. */
export function createRetry(step: () => void, timers: Timers = browserTimers) {
  let failures = 0
  let cancel = () => {}
  return {
    /** Called after each attempt with whether another one makes sense. */
    heed(isNeeded: boolean): void {
      cancel()
      failures = isNeeded ? failures + 1 : 0
      if (isNeeded) cancel = timers.later(step, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)))
    },
    stop: () => cancel(),
  }
}
