import { afterAll, beforeAll } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-app.ts'
import { newestOfOutbox } from '../outbox/store.ts'
import { mailConformance } from './conformance.ts'
import { createMail } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

mailConformance('the outbox', () => ({
  mail: createMail({ db: app.db, config: { smtpUrl: undefined, from: '' } }),
  received: async () =>
    (await newestOfOutbox(100, app.db))
      .map((row) => ({ to: row.recipient, subject: row.subject, text: row.body_text, html: row.body_html }))
      .reverse(),
}))
