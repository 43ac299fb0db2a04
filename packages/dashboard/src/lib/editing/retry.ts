/** The clock of something that tries again; tests hand in their own. */
export interface Timers {
  /** Runs a step later; the answer calls it off. */
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

/** Tries again after each failure that may pass: soon at first, then ever more rarely. */
export function createRetry(step: () => void, timers: Timers = browserTimers) {
  let failures = 0
  let cancel = () => {}
  return {
    /** Told after each try whether another one makes sense. */
    heed(isNeeded: boolean): void {
      cancel()
      failures = isNeeded ? failures + 1 : 0
      if (isNeeded) cancel = timers.later(step, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)))
    },
    stop: () => cancel(),
  }
}
