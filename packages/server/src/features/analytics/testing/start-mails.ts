import type { MailMessage } from '../../../platform/mail/port.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'

/** The app with a mailbox that can break, looking for mails about visits when a test says so. */
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
    /** The job looks so often at the same time, then what is due is sent. */
    async look(at: string, times = 1): Promise<void> {
      app.clock.now = new Date(at)
      await Promise.all(Array.from({ length: times }, () => app.runJob('analytics.mails')))
      await app.runJobs()
    },
    /** Mails to that account. */
    mailsTo: (accountId: string): MailMessage[] => sent.filter(({ to }) => to === `${accountId}@merchant.example`),
  }
}
export type TestMails = Awaited<ReturnType<typeof startMails>>
