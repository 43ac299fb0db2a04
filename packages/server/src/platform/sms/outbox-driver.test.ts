import { afterAll, beforeAll } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-app.ts'
import { newestOfOutbox } from '../outbox/store.ts'
import { smsConformance } from './conformance.ts'
import { createSms } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

smsConformance('the outbox', () => ({
  sms: createSms({ db: app.db, config: { driver: 'outbox' } }),
  received: async () =>
    (await newestOfOutbox(100, app.db)).map((row) => ({ to: row.recipient, text: row.body_text })).reverse(),
}))
