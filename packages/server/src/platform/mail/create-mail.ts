import type { Database } from '../db/database.ts'
import { createOutboxMail } from './outbox-driver.ts'
import type { Mail } from './port.ts'
import { createSmtpMail } from './smtp-driver.ts'

interface MailOptions {
  db: Database
  config: { smtpUrl: string | undefined; from: string }
}

/** SMTP when a server is configured, else the outbox. */
export const createMail = ({ db, config: { smtpUrl, from } }: MailOptions): Mail =>
  smtpUrl ? createSmtpMail({ smtpUrl, from }) : createOutboxMail(db)
