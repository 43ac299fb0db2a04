import { FILE_HOURS } from '@taplet/contract'
import { MEGABYTE } from '@taplet/base/bytes'
import { HOUR_MS, MINUTE_MS } from '@taplet/base/time'
import { longJobKind } from '@taplet/contract/schemas'
import { DEFAULT_LANGUAGE, type Language, type Message, readLanguage } from '@taplet/messages'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { JobRun, Jobs } from '../../platform/jobs/index.ts'
import type { LongWork, LongWorks } from '../../platform/jobs/long-work.ts'
import type { Storage } from '../../platform/storage/create-storage.ts'
import { messages } from './messages/messages.ts'
import { createParts } from './parts.ts'
import { enqueueRun } from './service.ts'
import * as store from './store.ts'

/** How long a file waits for its owner. */
/** After this long a job goes to the end of the line, so that those of others are not kept waiting. */
const SLICE_MS = 5000
/** Whoever waited longer gets a mail: they have left the screen by now. */
const LONG_MS = 2 * MINUTE_MS

/** More than any step makes. */
const STEP_ROOM = 64 * MEGABYTE

export const EXPIRE_JOB = 'longJobs.expire'
export const TELL_JOB = 'longJobs.tell'

interface Dependencies {
  db: Database
  jobs: Pick<Jobs, 'enqueue'>
  storage: Storage
  works: LongWorks
  clock: () => Date
  sliceMs?: number | undefined
}

/** Works a long job off, slice by slice. Whatever process takes the next slice goes on after the last finished step. */
export function createRunJob({ db, jobs, storage, works, clock, sliceMs = SLICE_MS }: Dependencies) {
  /** Stores the end, and what follows from it. */
  async function end(row: store.LongJobRow, ending: Omit<Parameters<typeof store.end>[1], 'expires_at'>) {
    const now = clock()
    const expiresAt = new Date(now.getTime() + FILE_HOURS * HOUR_MS)
    const { account_id: accountId, job_id: jobId } = row
    const isThere = await inTransaction(db, async (trx) => {
      if (!(await store.end(row, { ...ending, expires_at: expiresAt }, trx))) return false
      await jobs.enqueue(EXPIRE_JOB, { accountId, jobId }, { runAt: expiresAt, trx })
      if (now.getTime() - row.created_at.getTime() > LONG_MS)
        await jobs.enqueue(TELL_JOB, { accountId, jobId }, { trx })
      return true
    })
    if (!isThere) await createParts(storage, jobId).removeAll()
  }

  const fail = (row: store.LongJobRow, problem: Message) =>
    end(row, { state: 'FAILED', problem: problem(languageOf(row)) })

  /** Makes steps until all are done or the time is up; returns whether all are done, undefined when it was cancelled. */
  async function makeSteps(row: store.LongJobRow, work: LongWork, signal: AbortSignal) {
    const { input } = row
    const steps = work.planSteps(input)
    const order = { accountId: row.account_id, language: languageOf(row), input }
    const endsAt = performance.now() + sliceMs
    const remarks = [...row.remarks]
    for (const [step, done] of steps.entries()) {
      if (step < row.steps_done) continue
      signal.throwIfAborted() // the queue runs it again, in another process
      if (step > row.steps_done && performance.now() > endsAt) return { isDone: false, remarks, steps }
      if (!(await storage.hasRoomFor(STEP_ROOM))) throw new AppError('STORAGE_FULL')
      const made = await work.makeStep(order, step)
      await createParts(storage, row.job_id).keep(step, made.files)
      remarks.push(...(made.remarks ?? []))
      if (!(await store.noteStep(row, { step, done, remarks: made.remarks ?? [] }, db))) return undefined
    }
    return { isDone: true, remarks, steps }
  }

  async function finish(row: store.LongJobRow, work: LongWork, steps: number, remarks: readonly string[]) {
    const parts = createParts(storage, row.job_id)
    const { stored, isAlone } = await parts.join(steps, work.singleType !== undefined)
    const contentType = isAlone ? (work.singleType ?? '') : 'application/zip'
    await end(row, {
      state: 'DONE',
      file_name: `${work.fileName}.${contentType.split('/')[1]}`,
      content_type: contentType,
      bytes: String(stored.bytes),
      warning: work.warningOf?.(remarks)?.(languageOf(row)) ?? '',
    })
    await parts.removeSteps(steps)
  }

  return async (accountId: string, jobId: string, { signal, isLastAttempt }: JobRun): Promise<void> => {
    const row = await store.begin(accountId, jobId, db)
    if (!row) {
      const isCancelled = (await store.find(accountId, jobId, db)) === undefined
      if (isCancelled) await createParts(storage, jobId).removeAll()
      return
    }
    const work = works[longJobKind.parse(row.kind)]
    try {
      const made = await makeSteps(row, work, signal)
      if (!made) await createParts(storage, jobId).removeAll()
      else if (made.isDone) await finish(row, work, made.steps.length, made.remarks)
      else await enqueueRun(jobs, accountId, jobId, db)
    } catch (error) {
      const userMessage = reasonOf(error)
      if (userMessage || isLastAttempt) await fail(row, userMessage ?? messages.later('failed'))
      if (!userMessage) throw error
    }
  }
}

/** Returns what trying again would not change; undefined for all else. */
function reasonOf(error: unknown): Message | undefined {
  if (!(error instanceof AppError) || error.retryAfter !== undefined) return undefined
  return error.status < 500 || error.code === 'STORAGE_FULL' ? error.userMessage : undefined
}

/** Of a later release it may be one that is not known here. */
export const languageOf = ({ language }: store.LongJobRow): Language => readLanguage(language) ?? DEFAULT_LANGUAGE
