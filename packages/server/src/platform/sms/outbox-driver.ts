import type { Database } from '../db/database.ts'
import { addToOutbox } from '../outbox/store.ts'
import type { Sms } from './port.ts'

/** Stores text messages in the database, readable at /dev/outbox. */
export const createOutboxSms = (db: Database): Sms => ({
  serves: () => true,
  send: ({ to, text }) => addToOutbox({ channel: 'sms', recipient: to, subject: '', text, html: '' }, db),
})
