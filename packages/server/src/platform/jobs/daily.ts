import type { JobHandlers, Jobs } from './port.ts'

const DAY_MS = 24 * 60 * 60_000

/** Work by its job's name. */
export type Sweeps = Readonly<Record<string, () => Promise<void>>>

/** Makes jobs of work that is to run at the start and then once a day, over all processes together. */
export function createDaily(jobs: Jobs, sweeps: Sweeps, now: () => number = Date.now) {
  const names = Object.keys(sweeps)
  const handlers = Object.fromEntries(
    Object.entries(sweeps).map(([name, sweep]) => [
      name,
      async () => {
        try {
          await sweep()
        } finally {
          await jobs.enqueue(name, {}, { jobKey: name, runAt: new Date(now() + DAY_MS) })
        }
      },
    ]),
  ) satisfies JobHandlers
  return {
    /** For `jobs.start`. */
    handlers,
    /** Sets them going; call it after `jobs.start`. */
    async start(): Promise<void> {
      for (const name of names) await jobs.enqueue(name, {}, { jobKey: name })
    },
  }
}
