import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** `goOn` passes a request that was taken on to the router after all. */
type Answers = (request: IncomingMessage, response: ServerResponse, goOn: () => void) => boolean

/** Lets `takes` see each request before Fastify; the others go to the router. The one added last is asked first. */
export function beforeRouter(app: FastifyInstance, takes: Answers): void {
  const longWay = app.server.listeners('request')
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const goOn = (): void => {
      for (const listener of longWay) listener.call(app.server, request, response)
    }
    if (!takes(request, response, goOn)) goOn()
  })
}
