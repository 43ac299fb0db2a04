import type { MailMessage } from '../../../platform/mail/port.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'

/** Starts the app with a mailbox that can fail; mails about visits are processed when a test calls `look`. */
export async function startMails() {
  const post = { isBroken: false }
  const sent: MailMessage[] = []
  const mail = {
    send: async (message: MailMessage): Promise<void> => {
      if (post.isBroken) throw new Error('the post office is closed')
      sent.push(message)
    },
  }
  const app = await startTestApp({ mail })
  return {
    ...app,
    mails: sent,
    post,
    /** Runs the job so many times at that moment, then sends what is due. */
    async look(at: string, times = 1): Promise<void> {
      app.clock.now = new Date(at)
      await Promise.all(Array.from({ length: times }, () => app.runJob('analytics.mails')))
      await app.runJobs()
    },
    /** Returns mails to that account. */
    mailsTo: (accountId: string): MailMessage[] => sent.filter(({ to }) => to === `${accountId}@merchant.example`),
  }
}
export type TestMails = Awaited<ReturnType<typeof startMails>>
