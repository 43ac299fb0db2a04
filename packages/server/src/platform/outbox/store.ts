import type { Executor } from '../db/database.ts'

export interface OutboxMessage {
  channel: 'email' | 'sms' | 'event'
  recipient: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

export async function addToOutbox(
  { channel, recipient, subject, text, html, headers = {} }: OutboxMessage,
  db: Executor,
) {
  const message = { channel, recipient, subject, body_text: text, body_html: html, headers: JSON.stringify(headers) }
  await db.insertInto('outbox').values(message).execute()
}

/** The latest messages, newest first. */
export const newestOfOutbox = (count: number, db: Executor) =>
  db.selectFrom('outbox').selectAll().orderBy('message_id', 'desc').limit(count).execute()

export const findInOutbox = (messageId: string, db: Executor) =>
  db.selectFrom('outbox').selectAll().where('message_id', '=', messageId).executeTakeFirst()
