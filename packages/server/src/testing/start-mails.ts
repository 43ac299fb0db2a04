import { createAnalyticsMails } from '../features/analytics/mail/create-mails.ts'
import { createSign } from '../features/identity/keys.ts'
import { createBind } from '../platform/http/bind.ts'
import type { EnqueueOptions } from '../platform/jobs/port.ts'
import type { MailMessage } from '../platform/mail/port.ts'
import { startAnalytics } from './start-analytics.ts'

interface WaitingJob {
  name: string
  payload: unknown
  runAt: Date | undefined
  jobKey: string | undefined
}

const ASSETS = { script: '', storyStyles: [], pageCss: 'main{display:grid}', worker: '', endingWorker: '', modules: {} }
export const MAILS_ORIGIN = 'https://taplet.example'

/** Mails about visits, with a clock, a queue and a mailbox that tests look into. */
export async function startMails() {
  const analytics = await startAnalytics()
  const { db, server, time, authenticate } = analytics
  const mails: MailMessage[] = []
  const queue: WaitingJob[] = []
  const post = { isBroken: false }
  const aProcess = () =>
    createAnalyticsMails({
      db,
      jobs: {
        enqueue: async (name: string, payload: unknown, { jobKey, runAt }: EnqueueOptions = {}) => {
          const earlier = jobKey === undefined ? -1 : queue.findIndex((job) => job.jobKey === jobKey)
          if (earlier >= 0) queue.splice(earlier, 1)
          queue.push({ name, payload: structuredClone(payload), runAt, jobKey })
        },
      },
      mail: {
        send: async (message) => {
          if (post.isBroken) throw new Error('the post office is closed')
          mails.push(message)
        },
      },
      publicUrl: MAILS_ORIGIN,
      signFor: (purpose) => createSign('a secret for tests, at least 32 characters', purpose),
      contactsOf: async (accountId) => ({ email: `${accountId}@merchant.example` }),
      loadAssets: () => ASSETS,
      policyOf: () => "default-src 'none'",
      clock: () => time.now,
    })
  const process = aProcess()
  process.routes(createBind(server, authenticate))
  process.addPages(server)
  const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal }

  /** Works off what waits; a job that fails waits again, as in the platform's queue. */
  async function work(): Promise<void> {
    const isDue = ({ runAt }: WaitingJob) => (runAt?.getTime() ?? 0) <= time.now.getTime()
    for (let at = queue.findIndex(isDue); at >= 0; at = queue.findIndex(isDue)) {
      const [job] = queue.splice(at, 1)
      if (!job) continue
      await process.jobs[job.name]?.(job.payload, run).catch((error: unknown) => {
        queue.unshift(job)
        throw error
      })
    }
  }

  return {
    ...analytics,
    mails,
    queue,
    post,
    learnZone: process.learnZone,
    /** So many processes look for mails at the same time, then send what is due. */
    async look(at: string, processes = 1): Promise<void> {
      time.now = new Date(at)
      const looking = Array.from({ length: processes }, async () => aProcess().jobs['analytics.mails']?.({}, run))
      await Promise.all(looking)
      await work()
    },
    work,
    /** Mails to that account. */
    mailsTo: (accountId: string): MailMessage[] => mails.filter(({ to }) => to === `${accountId}@merchant.example`),
  }
}
export type TestMails = Awaited<ReturnType<typeof startMails>>
