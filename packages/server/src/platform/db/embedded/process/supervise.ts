/** What the supervisor needs; `ensure-postgres.ts` supplies the real ones. */
export interface Supervised {
  isRunning(): boolean
  restart(): Promise<void>
  log(message: string): void
}

export interface Supervisor {
  /** Resolves when no restart is in progress and none will follow. */
  stop(): Promise<void>
}

const POLL_MS = 250
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000
/** After this long without a crash the delay is reset. */
const HEALTHY_AFTER_MS = 60_000

/** Restarts a server that is gone, doubling the delay after each crash in a row. Never keeps the process alive. */
export function supervise({ isRunning, restart, log }: Supervised): Supervisor {
  let pause = FIRST_PAUSE_MS
  let lastCrash = 0
  let isStopped = false
  let work: Promise<void> = Promise.resolve()
  let timer = schedule(POLL_MS)

  function schedule(delay: number): NodeJS.Timeout {
    return setTimeout(() => {
      work = look()
    }, delay).unref()
  }

  async function look(): Promise<void> {
    let delay = POLL_MS
    try {
      if (!isRunning()) {
        delay = nextPause()
        log('PostgreSQL is gone: starting it again')
        await restart()
        log('PostgreSQL is back')
      }
    } catch (error) {
      log(
        `PostgreSQL did not come back, next try in ${delay} ms: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
    if (!isStopped) timer = schedule(delay)
  }

  function nextPause(): number {
    if (Date.now() - lastCrash > HEALTHY_AFTER_MS) pause = FIRST_PAUSE_MS
    lastCrash = Date.now()
    const current = pause
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    return current
  }

  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await work
    },
  }
}
