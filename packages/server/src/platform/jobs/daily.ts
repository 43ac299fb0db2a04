import { DAY_MS } from '@taplet/base/time'
import type { JobHandlers, Jobs } from './port.ts'

/** Work by its job's name. */
export type Sweeps = Readonly<Record<string, () => Promise<void>>>

/** Makes jobs of work that is to run at the start and then once a day, over all processes together. */
export const createDaily = (jobs: Jobs, sweeps: Sweeps, now: () => number = Date.now) =>
  createRepeated(jobs, sweeps, DAY_MS, now)

/** The same for work that is to run again after this time. */
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
    /** For `jobs.start`. */
    handlers,
    /** Sets them going; call it after `jobs.start`. */
    async start(): Promise<void> {
      for (const name of names) await jobs.enqueue(name, {}, { jobKey: name })
    },
  }
}
