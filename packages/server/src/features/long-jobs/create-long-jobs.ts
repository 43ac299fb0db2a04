import { z } from 'zod'
import type { Bind } from '../../platform/http/bind.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Mail } from '../../platform/mail/port.ts'
import { newId } from '../../platform/new-id.ts'
import { endMail } from './mails.ts'
import { createParts } from './parts.ts'
import { longJobRoutes } from './routes.ts'
import { createRunJob, EXPIRE_JOB, TELL_JOB } from './run-job.ts'
import { createLongJobService, enqueueRun, keyOf, type LongJobDependencies, RUN_JOB } from './service.ts'
import * as store from './store.ts'

interface Dependencies extends Omit<LongJobDependencies, 'newId' | 'jobs'> {
  jobs: Pick<Jobs, 'enqueue' | 'isPending'>
  mail: Mail
  contactsOf: (accountId: string) => Promise<{ email: string | null }>
  publicUrl: string
  sliceMs?: number | undefined
}

const ofJob = z.object({ accountId: z.string(), jobId: z.string() })

/** Work of minutes that goes on without the tab that started it (record 126). */
export function createLongJobs({ mail, contactsOf, publicUrl, sliceMs, ...given }: Dependencies) {
  const { db, jobs, storage, clock } = given
  const service = createLongJobService({ ...given, newId })
  const run = createRunJob({ ...given, sliceMs })

  async function remove(accountId: string, jobId: string): Promise<void> {
    await store.remove(accountId, jobId, db)
    await createParts(storage, jobId).removeAll()
  }

  async function tell(accountId: string, jobId: string): Promise<void> {
    const row = await store.find(accountId, jobId, db)
    const { email } = await contactsOf(accountId)
    if (row && email) await mail.send(endMail(row, email, publicUrl))
  }

  return {
    start: service.start,
    routes: (bind: Bind): void => longJobRoutes(bind, service),
    jobs: {
      [RUN_JOB]: async (sent: unknown, how: Parameters<typeof run>[2]) => {
        const { accountId, jobId } = ofJob.parse(sent)
        await run(accountId, jobId, how)
      },
      [EXPIRE_JOB]: async (sent: unknown) => {
        const { accountId, jobId } = ofJob.parse(sent)
        await remove(accountId, jobId)
      },
      [TELL_JOB]: async (sent: unknown) => {
        const { accountId, jobId } = ofJob.parse(sent)
        await tell(accountId, jobId)
      },
    },
    /** Each slice mostly waits for its account's turn at the readers and at drawing. */
    waitingJobs: [RUN_JOB],
    sweeps: {
      /** Removes what has had its time, and wakes what a queue has lost. */
      'longJobs.sweep': async () => {
        for (const row of await store.listExpired(clock(), db)) await remove(row.account_id, row.job_id)
        for (const { account_id: accountId, job_id: jobId } of await store.listOpen(db))
          if (!(await jobs.isPending(keyOf(jobId)))) await enqueueRun(jobs, accountId, jobId, db)
      },
    },
  }
}
