import type { JobHandlers, Jobs } from '../platform/jobs/index.ts'
import type { TestClock } from './test-clock.ts'

export interface WaitingJob {
  name: string
  payload: unknown
  runAt: Date | undefined
  queue: string | undefined
  jobKey: string | undefined
}

/** A queue in memory, with the app's jobs and handlers, which runs only when a test says so. */
export function createTestJobs(clock: TestClock) {
  const queue: WaitingJob[] = []
  let handlers: JobHandlers = {}
  const driver: Jobs = {
    // Real jobs wait for the transaction; nothing here runs before a test says so.
    async enqueue(name, payload, { runAt, queue: line, jobKey } = {}) {
      const earlier = jobKey === undefined ? -1 : queue.findIndex((job) => job.jobKey === jobKey)
      if (earlier >= 0) queue.splice(earlier, 1)
      queue.push({ name, payload: structuredClone(payload), runAt, queue: line, jobKey })
    },
    isPending: async (jobKey) => queue.some((job) => job.jobKey === jobKey),
    behindMs: async () =>
      Math.max(0, ...queue.map(({ runAt }) => clock.now.getTime() - (runAt?.getTime() ?? clock.now.getTime()))),
    async start(given) {
      handlers = given
    },
    stop: async () => {},
  }

  /** Runs the handler of that name. */
  async function runJob(name: string, payload: unknown = {}): Promise<void> {
    const handle = handlers[name]
    if (!handle) throw new Error(`No feature works off ${name}.`)
    await handle(payload, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal })
  }

  /** Runs due jobs, including those enqueued meanwhile for now. A failed job is retried, as in the real queue. */
  async function runJobs(): Promise<void> {
    const isDue = ({ runAt }: WaitingJob) => (runAt?.getTime() ?? 0) <= clock.now.getTime()
    for (let at = queue.findIndex(isDue); at >= 0; at = queue.findIndex(isDue)) {
      const [job] = queue.splice(at, 1)
      if (!job) return
      await runJob(job.name, job.payload).catch((error: unknown) => {
        queue.unshift(job)
        throw error
      })
    }
  }

  return { driver, queue, runJob, runJobs }
}
