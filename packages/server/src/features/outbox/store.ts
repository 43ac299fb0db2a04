import { newestOfOutbox } from '../../platform/outbox/store.ts'
import type { Executor } from '../../platform/db/database.ts'

export interface OutboxEntry {
  channel: string
  recipient: string
  subject: string
  text: string
  /** The code in the message, if it has one. */
  code: string | null
  createdAt: string
}

const NEWEST = 100

/** The latest messages, newest first, with the code picked out of them. */
export async function listEntries(db: Executor): Promise<OutboxEntry[]> {
  const rows = await newestOfOutbox(NEWEST, db)
  return rows.map(({ channel, recipient, subject, body_text: text, created_at: createdAt }) => ({
    channel,
    recipient,
    subject,
    text,
    code: /\b\d{6}\b/.exec(text)?.[0] ?? null,
    createdAt: createdAt.toISOString(),
  }))
}
