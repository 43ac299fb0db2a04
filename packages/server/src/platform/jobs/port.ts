import type { Executor } from '../db/database.ts'

export interface EnqueueOptions {
  /** At most one waiting job has this key; enqueueing it again replaces that one. */
  jobKey?: string
  runAt?: Date
  /** Jobs of one queue run one after another, so that whoever has many takes one slot at most. */
  queue?: string
  /** Jobs with a greater number wait until those with a smaller one are begun; 0 unless told. */
  priority?: number
  /** How often it is tried before it is given up; 5 unless told. */
  maxAttempts?: number
  /** The caller's transaction: the job then exists if and only if that commits. */
  trx?: Executor
}

export interface JobRun {
  /** 1 for the first try. */
  attempt: number
  isLastAttempt: boolean
  /** Aborts when the process is about to stop; the job will be run again. */
  signal: AbortSignal
}

/** A job may run twice (a process can be killed after the work and before the tick), so its work must bear that. */
export type JobHandler = (payload: unknown, run: JobRun) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>

/** Work that outlives a request. What is enqueued runs at least once, also when a process is killed meanwhile. */
export interface Jobs {
  enqueue: (name: string, payload: unknown, options?: EnqueueOptions) => Promise<void>
  /** Whether a job with this key still waits, runs or will be tried again. */
  isPending: (jobKey: string) => Promise<boolean>
  /**
   * Begins to work jobs off in this process. Those named in `waiting` spend their time waiting for others on the
   * network: they run in slots of their own, more of them, and never keep the rest from running.
   */
  start: (handlers: JobHandlers, waiting?: readonly string[]) => Promise<void>
  /** Lets running jobs end within a few seconds, then interrupts them; they run again later. */
  stop: () => Promise<void>
}
