import { MEGABYTE } from '@taplet/base/bytes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/**
 * Cuts bodies that trickle in. A body has `limitMs` for each megabyte that its route takes: 15 s for a call, minutes for
 * an upload, of which Fastify's requestTimeout is the outer bound. Once we have answered, nobody needs the rest of it.
 */
export function addBodyTimer(app: FastifyInstance, limitMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
    if (length === '0' && encoding === undefined) return done()
    watch(request, reply, limitMs)
    // A body whose beginning cannot be read, right behind the headers, is refused before anything else is answered.
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

/** A refusal may come before its body: the sender gets time to read it, not to keep the connection. */
function hangUpLater({ raw }: FastifyRequest, limitMs: number): void {
  if (raw.complete) return
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy()
  }, limitMs).unref()
  raw.once('end', () => clearTimeout(timer))
}
