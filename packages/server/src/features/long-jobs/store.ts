import { type Insertable, type Selectable, sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

export type LongJobRow = Selectable<Tables['long_jobs']>

export async function put(row: Insertable<Tables['long_jobs']>, db: Executor): Promise<void> {
  await db.insertInto('long_jobs').values(row).execute()
}

/** Lists the account's jobs whose time has not come, the newest first. */
export const list = (accountId: string, at: Date, db: Executor): Promise<LongJobRow[]> =>
  db
    .selectFrom('long_jobs')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
    .orderBy('created_at', 'desc')
    .orderBy('job_id')
    .execute()

export const find = (accountId: string, jobId: string, db: Executor): Promise<LongJobRow | undefined> =>
  db
    .selectFrom('long_jobs')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()

/** Deletes a job; returns whether there was one. */
export async function remove(accountId: string, jobId: string, db: Executor): Promise<boolean> {
  const row = await db
    .deleteFrom('long_jobs')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .returning('job_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks a job as running and returns it; undefined when it was cancelled or has ended. */
export const begin = (accountId: string, jobId: string, db: Executor): Promise<LongJobRow | undefined> =>
  db
    .updateTable('long_jobs')
    .set({ state: 'RUNNING' })
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .returningAll()
    .executeTakeFirst()

/** Notes that a step is done; returns false when the job was cancelled meanwhile. */
export async function noteStep(
  { account_id, job_id }: LongJobRow,
  { step, done, remarks }: { step: number; done: number; remarks: readonly string[] },
  db: Executor,
): Promise<boolean> {
  const row = await db
    .updateTable('long_jobs')
    .set({
      steps_done: step + 1,
      done: sql<number>`long_jobs.done + ${done}`,
      remarks: sql<string[]>`long_jobs.remarks || ${remarks}::text[]`,
    })
    .where('account_id', '=', account_id)
    .where('job_id', '=', job_id)
    .where('steps_done', '=', step)
    .returning('job_id')
    .executeTakeFirst()
  return row !== undefined
}

interface Ending {
  state: 'DONE' | 'FAILED'
  file_name?: string
  content_type?: string
  bytes?: string
  warning?: string
  problem?: string
  expires_at: Date
}

/** Returns false when the job was cancelled meanwhile. */
export async function end({ account_id, job_id }: LongJobRow, ending: Ending, db: Executor): Promise<boolean> {
  const row = await db
    .updateTable('long_jobs')
    .set(ending)
    .where('account_id', '=', account_id)
    .where('job_id', '=', job_id)
    .returning('job_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns jobs of any account whose file has had its time. */
export const listExpired = (at: Date, db: Executor): Promise<LongJobRow[]> =>
  db.selectFrom('long_jobs').selectAll().where('expires_at', '<=', at).execute()

/** Returns jobs of any account that have not ended. */
export const listOpen = (db: Executor): Promise<LongJobRow[]> =>
  db.selectFrom('long_jobs').selectAll().where('expires_at', 'is', null).execute()
