import { sum } from '@taplet/base/sum'
import { type LongJob, type Role, roleAllows } from '@taplet/contract'
import { LONG_JOB_NEEDS, longJobKind } from '@taplet/contract/schemas'
import type { Transaction } from 'kysely'
import type { Database, Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { FileAnswer } from '../../platform/http/bind.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { LongWorks, StartLongJob } from '../../platform/jobs/long-work.ts'
import type { Storage } from '../../platform/storage/create-storage.ts'
import { messages } from './messages/messages.ts'
import { createParts } from './parts.ts'
import * as store from './store.ts'

/** Jobs of one account that run, wait, or have a file waiting. */
const MAX_JOBS = 20

export const RUN_JOB = 'longJobs.run'
/** Jobs of other kinds are begun first. */
const PRIORITY = 5

export interface LongJobDependencies {
  db: Database
  jobs: Pick<Jobs, 'enqueue'>
  storage: Storage
  works: LongWorks
  lockAccount: (accountId: string, trx: Transaction<Tables>) => Promise<unknown>
  newId: () => string
  clock: () => Date
}

interface Viewer {
  accountId: string
  role: Role
}

/** An owner's export holds orders and sign-ups, which people who make slides do not see. */
const isFor =
  (role: Role) =>
  ({ kind }: Pick<store.LongJobRow, 'kind'>): boolean =>
    roleAllows(role, LONG_JOB_NEEDS[longJobKind.parse(kind)])

export const keyOf = (jobId: string): string => `long-job:${jobId}`

/** Puts a job at the end of the line of its account: at most one of an account runs at a time, over all processes. */
export const enqueueRun = (jobs: Pick<Jobs, 'enqueue'>, accountId: string, jobId: string, trx: Executor) =>
  jobs.enqueue(
    RUN_JOB,
    { accountId, jobId },
    { queue: `long-jobs:${accountId}`, jobKey: keyOf(jobId), priority: PRIORITY, trx },
  )

/** Long jobs as their owners see them. */
export function createLongJobService({ db, jobs, storage, works, lockAccount, newId, clock }: LongJobDependencies) {
  /** Makes room for one more, where one that has ended can go; returns the id of that. */
  async function makeRoom(accountId: string, trx: Executor): Promise<string | undefined> {
    const all = await store.list(accountId, clock(), trx)
    if (all.length < MAX_JOBS) return undefined
    const oldest = all.findLast((row) => row.expires_at !== null)
    if (!oldest) throw new AppError('BAD_REQUEST', { message: messages.later('tooMany', { max: MAX_JOBS }) })
    await store.remove(accountId, oldest.job_id, trx)
    return oldest.job_id
  }

  const start: StartLongJob = async (kind, { accountId, language, input }) => {
    const jobId = newId()
    const total = sum(works[kind].planSteps(input))
    const { job, removed } = await inTransaction(db, async (trx) => {
      await lockAccount(accountId, trx)
      const gone = await makeRoom(accountId, trx)
      const row = { job_id: jobId, account_id: accountId, kind, language, input: JSON.stringify(input), total }
      await store.put({ ...row, created_at: clock() }, trx)
      await enqueueRun(jobs, accountId, jobId, trx)
      return { job: toJob(await requireJob(accountId, jobId, trx)), removed: gone }
    })
    if (removed !== undefined) await createParts(storage, removed).removeAll()
    return job
  }

  async function requireJob(accountId: string, jobId: string, executor: Executor = db): Promise<store.LongJobRow> {
    const row = await store.find(accountId, jobId, executor)
    if (!row) throw new AppError('NOT_FOUND')
    return row
  }

  return {
    start,
    list: async ({ accountId, role }: Viewer): Promise<LongJob[]> =>
      (await store.list(accountId, clock(), db)).filter(isFor(role)).map(toJob),

    /** A running one notices, and removes its parts itself. */
    async remove({ accountId, role }: Viewer, jobId: string): Promise<void> {
      if (!isFor(role)(await requireJob(accountId, jobId))) throw new AppError('NOT_FOUND')
      if (!(await store.remove(accountId, jobId, db))) throw new AppError('NOT_FOUND')
      await createParts(storage, jobId).removeAll()
    },

    async file({ accountId, role }: Viewer, jobId: string, isConfirmed: boolean): Promise<FileAnswer> {
      const row = await requireJob(accountId, jobId)
      const content = row.state === 'DONE' && isFor(role)(row) ? await createParts(storage, jobId).read() : undefined
      if (!content) throw new AppError('NOT_FOUND')
      if (row.warning !== '' && !isConfirmed) {
        content.destroy()
        throw new AppError('QR_UNREADABLE', { message: () => row.warning })
      }
      return { name: row.file_name, contentType: row.content_type, content }
    },
  }
}
export type LongJobService = ReturnType<typeof createLongJobService>

const STATES = ['WAITING', 'RUNNING', 'DONE', 'FAILED'] as const

const toJob = (row: store.LongJobRow): LongJob => ({
  jobId: row.job_id,
  kind: longJobKind.parse(row.kind),
  state: STATES.find((state) => state === row.state) ?? 'FAILED',
  done: row.done,
  total: row.total,
  bytes: Number(row.bytes),
  warning: row.warning,
  problem: row.problem,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
})
