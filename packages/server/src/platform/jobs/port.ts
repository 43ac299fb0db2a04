import type { Executor } from '../db/database.ts'

export interface EnqueueOptions {
  /** At most one waiting job has this key; enqueueing it again replaces that one. */
  jobKey?: string
  runAt?: Date
  /** Jobs of one queue run one after another, so that an account with many takes one slot at most. */
  queue?: string
  /** Jobs with a greater number wait until those with a smaller one have begun; default 0. */
  priority?: number
  /** How often it is tried before it is given up; default 5. */
  maxAttempts?: number
  /** The caller's transaction: the job then exists only if that commits. */
  trx?: Executor
}

export interface JobRun {
  /** 1 for the first try. */
  attempt: number
  isLastAttempt: boolean
  /** Aborts when the process is about to stop; the job will run again. */
  signal: AbortSignal
}

/** A job may run twice (its process may be killed before it is marked done), so its work must be idempotent. */
export type JobHandler = (payload: unknown, run: JobRun) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>

/** Work that outlives a request. Enqueued jobs run at least once, even when a process is killed meanwhile. */
export interface Jobs {
  enqueue: (name: string, payload: unknown, options?: EnqueueOptions) => Promise<void>
  /** Whether a job with this key is waiting, running or to be retried. */
  isPending: (jobKey: string) => Promise<boolean>
  /** How long ago the oldest job that waits for a worker was due; 0 when there is none. */
  behindMs: () => Promise<number>
  /**
   * Starts running jobs in this process. Those named in `waiting` spend their time waiting for other servers: they run
   * in additional slots of their own, and never block the rest.
   */
  start: (handlers: JobHandlers, waiting?: readonly string[]) => Promise<void>
  /** Lets running jobs end within a few seconds, then interrupts them; they run again later. */
  stop: () => Promise<void>
}
