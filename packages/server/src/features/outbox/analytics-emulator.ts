import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { addToOutbox } from '../../platform/outbox/store.ts'

const hidden = { schema: { hide: true } }

/** The interface of an analytics script, reduced to showing what would have been sent. */
const SCRIPT = `(() => {
  const writeKey = (window.analytics || {})._writeKey
  const send = (event, properties) =>
    fetch('/dev/analytics', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ writeKey, event, properties: properties || {} }),
    }).catch(() => undefined)
  window.analytics = { initialize() {}, initialized: true, track: send }
})()
`

const eventBody = z.object({
  writeKey: z.string().max(200).default(''),
  event: z.string().min(1).max(100),
  properties: z.record(z.string().max(100), z.unknown()).default({}),
})

/** Emulates the analytics service: product events are stored in the outbox. Not present in production. */
export function addAnalyticsEmulator(
  server: FastifyInstance,
  { db, isDevelopment }: { db: Database; isDevelopment: boolean },
): void {
  server.get('/dev/analytics.js', hidden, async (_request, reply) => {
    if (!isDevelopment) throw new AppError('NOT_FOUND')
    return reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }).send(SCRIPT)
  })
  server.post('/dev/analytics', hidden, async (request, reply) => {
    if (!isDevelopment) throw new AppError('NOT_FOUND')
    const { success, data } = eventBody.safeParse(request.body)
    if (!success) throw new AppError('BAD_REQUEST')
    const text = Object.keys(data.properties).length === 0 ? 'No details.' : JSON.stringify(data.properties)
    await addToOutbox({ channel: 'event', recipient: data.writeKey, subject: data.event, text, html: '' }, db)
    return reply.send({})
  })
}
