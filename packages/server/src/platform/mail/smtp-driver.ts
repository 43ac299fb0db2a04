import { createTransport } from 'nodemailer'
import type { Mail } from './port.ts'

const PATIENCE_MS = 10_000

/** Sends through the mail server of SMTP_URL (smtp://user:password@host:port, smtps://… for TLS from the first byte). */
export function createSmtpMail({ smtpUrl, from }: { smtpUrl: string; from: string }): Mail {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // A message is text we wrote; nothing in it may make the library read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html, headers = {} }) {
      // As an object, so that an address is never parsed as a list of several.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, headers })
    },
  }
}
