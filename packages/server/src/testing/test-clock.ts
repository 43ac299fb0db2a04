/** The clock of an app under test. */
export interface TestClock {
  /** Setting it stops the clock there. */
  now: Date
  /** Milliseconds ahead of the machine's clock; setting it lets a stopped clock run again. */
  ahead: number
  /** Advances the clock by so many seconds. */
  pass(seconds: number): void
}

export function createTestClock(): TestClock {
  let ahead = 0
  let stoppedAt: Date | undefined
  return {
    get now() {
      return stoppedAt ?? new Date(Date.now() + ahead)
    },
    set now(at) {
      stoppedAt = at
    },
    get ahead() {
      return ahead
    },
    set ahead(ms) {
      ahead = ms
      stoppedAt = undefined
    },
    pass(seconds) {
      if (stoppedAt) stoppedAt = new Date(stoppedAt.getTime() + seconds * 1000)
      else ahead += seconds * 1000
    },
  }
}
