import { DAY_MS } from '@taplet/base/time'
import type { JobHandlers, Jobs } from './port.ts'

/** Work by its job's name. */
export type Sweeps = Readonly<Record<string, () => Promise<void>>>

/** Creates jobs for work that runs at the start and then once a day, over all processes together. */
export const createDaily = (jobs: Jobs, sweeps: Sweeps, now: () => number = Date.now) =>
  createRepeated(jobs, sweeps, DAY_MS, now)

/** The same for work that repeats after this interval. */
export function createRepeated(jobs: Jobs, sweeps: Sweeps, everyMs: number, now: () => number = Date.now) {
  const names = Object.keys(sweeps)
  const handlers = Object.fromEntries(
    Object.entries(sweeps).map(([name, sweep]) => [
      name,
      async () => {
        try {
          await sweep()
        } finally {
          await jobs.enqueue(name, {}, { jobKey: name, runAt: new Date(now() + everyMs) })
        }
      },
    ]),
  ) satisfies JobHandlers
  return {
    /** Pass these to `jobs.start`. */
    handlers,
    /** Enqueues the first runs; call it after `jobs.start`. */
    async start(): Promise<void> {
      for (const name of names) await jobs.enqueue(name, {}, { jobKey: name })
    },
  }
}
