import { MEGABYTE } from '@taplet/base/bytes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/**
 * Aborts bodies that arrive too slowly. A body has `limitMs` for each megabyte that its route accepts: 15 s for a call,
 * minutes for an upload, within Fastify's requestTimeout. Once the response is sent, the rest is not needed.
 */
export function addBodyTimer(app: FastifyInstance, limitMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
    if (length === '0' && encoding === undefined) return done()
    watch(request, reply, limitMs)
    // A body whose beginning cannot be parsed, right after the headers, is refused before any other response is sent.
    queueMicrotask(done)
  })
}

function watch(request: FastifyRequest, reply: FastifyReply, limitMs: number): void {
  const { bodyLimit } = request.routeOptions
  const timer = setTimeout(() => refuse(request, reply), limitMs * Math.max(1, bodyLimit / MEGABYTE)).unref()
  request.raw.once('end', () => clearTimeout(timer))
  reply.raw.once('close', () => clearTimeout(timer))
  reply.raw.once('finish', () => hangUpLater(request, limitMs))
}

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.complete) return
  if (reply.sent) request.raw.destroy()
  else void reply.header('connection', 'close').send(new AppError('REQUEST_TIMEOUT'))
}

/** A refusal may precede the body: the client gets time to read it, but the connection is closed. */
function hangUpLater({ raw }: FastifyRequest, limitMs: number): void {
  if (raw.complete) return
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy()
  }, limitMs).unref()
  raw.once('end', () => clearTimeout(timer))
}
