import { afterAll, beforeAll } from 'vitest'
import { startTestStore, type TestStore } from '../../testing/database/start-store.ts'
import { newestOfOutbox } from '../outbox/store.ts'
import { mailConformance } from './conformance.ts'
import { createMail } from './create-mail.ts'

let app: TestStore
beforeAll(async () => {
  app = await startTestStore()
})
afterAll(() => app.stop())

mailConformance('the outbox', () => ({
  mail: createMail({ db: app.db, config: { smtpUrl: undefined, from: '' } }),
  received: async () =>
    (await newestOfOutbox(100, app.db))
      .map((row) => ({
        to: row.recipient,
        subject: row.subject,
        text: row.body_text,
        html: row.body_html,
        // What this driver wrote a moment ago.
        headers: row.headers as Record<string, string>,
      }))
      .toReversed(),
}))
