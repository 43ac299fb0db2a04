import type { Database } from '../db/database.ts'
import { addToOutbox } from '../outbox/store.ts'
import type { Mail } from './port.ts'

/** Keeps mail in the database, to be read at /dev/outbox: everything works on a laptop without a mail server. */
export const createOutboxMail = (db: Database): Mail => ({
  send: ({ to, subject, text, html, headers }) =>
    addToOutbox({ channel: 'email', recipient: to, subject, text, html, ...(headers && { headers }) }, db),
})
