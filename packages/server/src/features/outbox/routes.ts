import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { findHtml, listEntries } from './store.ts'

const PAGE = join(import.meta.dirname, 'page.html')
const hidden = { schema: { hide: true } }

const pagePolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
/** A mail may contain styles; scripts and external resources are blocked. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation; frame-ancestors 'none'"

/** Shows what a mail server or SMS provider would have received, at /dev/outbox. Not present in production. */
export function addOutboxRoutes(
  server: FastifyInstance,
  { db, isDevelopment }: { db: Database; isDevelopment: boolean },
): void {
  if (!isDevelopment) {
    for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/*']) {
      server.get(url, hidden, async () => {
        throw new AppError('NOT_FOUND')
      })
    }
    return
  }
  server.get('/dev/outbox.json', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { messages: await listEntries(db) }
  })
  server.get('/dev/outbox', hidden, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    const page = (await readFile(PAGE, 'utf8')).replaceAll('{{nonce}}', nonce)
    reply.headers({ 'content-security-policy': pagePolicy(nonce), 'cache-control': 'no-store' })
    return reply.type('text/html; charset=utf-8').send(page)
  })
  server.get<{ Params: { messageId: string } }>('/dev/outbox/:messageId', hidden, async ({ params }, reply) => {
    const html = await findHtml(params.messageId, db)
    if (html === undefined) throw new AppError('NOT_FOUND')
    reply.headers({ 'content-security-policy': MAIL_POLICY, 'cache-control': 'no-store' })
    return reply.type('text/html; charset=utf-8').send(html)
  })
}
