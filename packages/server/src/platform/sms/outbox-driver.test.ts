import { afterAll, beforeAll } from 'vitest'
import { startTestStore, type TestStore } from '../../testing/database/start-store.ts'
import { newestOfOutbox } from '../outbox/store.ts'
import { smsConformance } from './conformance.ts'
import { createOutboxSms } from './outbox-driver.ts'

let app: TestStore
beforeAll(async () => {
  app = await startTestStore()
})
afterAll(() => app.stop())

smsConformance('the outbox', () => ({
  sms: createOutboxSms(app.db),
  received: async () =>
    (await newestOfOutbox(100, app.db)).map((row) => ({ to: row.recipient, text: row.body_text })).toReversed(),
}))
