import type { Database } from '../db/database.ts'
import { addToOutbox } from '../outbox/store.ts'
import type { Sms } from './port.ts'

/** Keeps text messages in the database, to be read at /dev/outbox. */
export const createOutboxSms = (db: Database): Sms => ({
  send: ({ to, text }) => addToOutbox({ channel: 'sms', recipient: to, subject: '', text, html: '' }, db),
})
