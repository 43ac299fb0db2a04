import type { Executor } from '../../platform/db/database.ts'
import { findInOutbox, newestOfOutbox } from '../../platform/outbox/store.ts'

export interface OutboxEntry {
  messageId: string
  channel: string
  recipient: string
  subject: string
  text: string
  /** The code in the message, if it has one. */
  code: string | null
  createdAt: string
}

const NEWEST = 100

/** Lists the latest messages, newest first, with their code extracted. */
export async function listEntries(db: Executor): Promise<OutboxEntry[]> {
  const rows = await newestOfOutbox(NEWEST, db)
  return rows.map(({ message_id, channel, recipient, subject, body_text: text, created_at }) => ({
    messageId: message_id,
    channel,
    recipient,
    subject,
    text,
    code: /\b\d{6}(?:\d\d)?\b/.exec(text)?.[0] ?? null,
    createdAt: created_at.toISOString(),
  }))
}

/** Returns the HTML of a mail; undefined when there is no such message or it is text only. */
export async function findHtml(messageId: string, db: Executor): Promise<string | undefined> {
  const row = /^\d{1,15}$/.test(messageId) ? await findInOutbox(messageId, db) : undefined
  return row?.body_html === '' ? undefined : row?.body_html
}
