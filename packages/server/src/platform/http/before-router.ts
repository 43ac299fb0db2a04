import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'

type Answers = (request: IncomingMessage, response: ServerResponse) => boolean

/** Lets this see each request before Fastify does; what it does not take goes the long way. The one added last is asked first. */
export function beforeRouter(app: FastifyInstance, takes: Answers): void {
  const longWay = app.server.listeners('request')
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (takes(request, response)) return
    for (const listener of longWay) listener.call(app.server, request, response)
  })
}
