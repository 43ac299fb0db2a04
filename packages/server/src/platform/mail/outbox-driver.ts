import type { Database } from '../db/database.ts'
import { addToOutbox } from '../outbox/store.ts'
import type { Mail } from './port.ts'

/** Stores mail in the database, readable at /dev/outbox, so that everything works on a laptop without a mail server. */
export const createOutboxMail = (db: Database): Mail => ({
  send: ({ to, subject, text, html, headers }) =>
    addToOutbox({ channel: 'email', recipient: to, subject, text, html, ...(headers && { headers }) }, db),
})
