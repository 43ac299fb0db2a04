import { Logger, type Runner, run, runMigrations, type Task, type TaskList } from 'graphile-worker'
import { EventEmitter } from 'node:events'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '../db/database.ts'
import { createWorkerLiveness, type WorkerLiveness } from './worker-liveness.ts'
import { retryingPool } from './retrying-pool.ts'
import type { JobHandler, JobHandlers, Jobs } from './port.ts'

const MAX_ATTEMPTS = 5
const CONCURRENT_JOBS = 2
/** Slots for jobs that wait for other servers; they need a connection now and then, and hardly any CPU. */
const WAITING_JOBS = 8
const POLL_INTERVAL_MS = 2000
const STOP_PATIENCE_MS = 5000

export interface JobsOptions {
  db: Database
  pool: pg.Pool
  concurrentJobs?: number
  /** Called when a job failed or the queue had trouble; the queue itself goes on. */
  onError?: (error: unknown, about: string) => void
}

/** Jobs in PostgreSQL (graphile-worker), run in this process. The queue's own schema is created on first use. */
export function createJobs({ db, pool, concurrentJobs = CONCURRENT_JOBS, onError = () => {} }: JobsOptions): Jobs {
  const logger = quietLogger(onError)
  let prepared: Promise<void> | undefined
  let runners: Runner[] = []
  let liveness: WorkerLiveness | undefined

  const prepare = (): Promise<void> => {
    prepared ??= runMigrations({ pgPool: pool, logger }).catch((error: unknown) => {
      prepared = undefined // the database may be back next time
      throw error
    })
    return prepared
  }

  return {
    async enqueue(name, payload, { jobKey, runAt, queue, priority = 0, maxAttempts = MAX_ATTEMPTS, trx = db } = {}) {
      await prepare()
      await sql`select graphile_worker.add_job(
        ${name}, payload => ${JSON.stringify(payload)}::json, run_at => ${runAt ?? null}::timestamptz,
        max_attempts => ${maxAttempts}::int, job_key => ${jobKey ?? null}::text,
        queue_name => ${queue ?? null}::text, priority => ${priority}::int
      )`.execute(trx)
    },
    async isPending(jobKey) {
      await prepare()
      const { rows } = await sql`select from graphile_worker.jobs
        where key = ${jobKey} and (attempts < max_attempts or locked_at is not null)`.execute(db)
      return rows.length > 0
    },
    async behindMs() {
      await prepare()
      const { rows } = await sql<{ ms: number }>`
        select coalesce(extract(epoch from now() - min(run_at)) * 1000, 0)::float8 as ms from graphile_worker.jobs
        where locked_at is null and attempts < max_attempts and run_at < now()`.execute(db)
      return rows[0]?.ms ?? 0
    },
    async start(handlers, waiting = []) {
      if (runners.length > 0) return
      await prepare()
      const events = new EventEmitter()
      liveness = createWorkerLiveness({ pool, onError })
      const { hold } = liveness
      events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => hold(workerPool.id))
      await liveness.start()
      const tasks = Object.entries(toTasks(handlers))
      const lanes = [
        { isOfLane: (name: string) => !waiting.includes(name), concurrency: concurrentJobs },
        { isOfLane: (name: string) => waiting.includes(name), concurrency: WAITING_JOBS },
      ]
      for (const { isOfLane, concurrency } of lanes) {
        const taskList = Object.fromEntries(tasks.filter(([name]) => isOfLane(name)))
        if (Object.keys(taskList).length === 0) continue
        const runner = await run({
          pgPool: retryingPool(pool),
          logger,
          events,
          taskList,
          concurrency,
          pollInterval: POLL_INTERVAL_MS,
          noHandleSignals: true, // main.ts stops everything in order
          preset: { worker: { gracefulShutdownAbortTimeout: STOP_PATIENCE_MS } },
        })
        runner.promise.catch((error: unknown) => onError(error, 'job queue'))
        runners.push(runner)
      }
    },
    async stop() {
      const stopping = runners
      runners = []
      await Promise.all(stopping.map((runner) => runner.stop()))
      await liveness?.stop()
      liveness = undefined
    },
  }
}

function toTasks(handlers: JobHandlers): TaskList {
  return Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, toTask(handler)]))
}

const toTask =
  (handler: JobHandler): Task =>
  async (payload, { job, abortSignal }) => {
    const work = handler(payload, {
      attempt: job.attempts,
      isLastAttempt: job.attempts >= job.max_attempts,
      signal: abortSignal,
    })
    await Promise.race([work, rejectOn(abortSignal)])
  }

/** A handler that ignores its signal must not keep the process from ending. */
const rejectOn = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('The process is stopping'))))

/** Logs only what went wrong. */
const quietLogger = (onError: (error: unknown, about: string) => void): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error') onError(meta?.error ?? new Error(message), message)
  })
