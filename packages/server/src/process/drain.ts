import type { FastifyInstance } from 'fastify'
import { Server } from 'node:net'

const PATIENCE_MS = 3000

/**
 * Lets every accepted request finish. Fastify's own close() resets idle keep-alive connections while a request may be
 * on the wire; here new connections are refused, responses say `connection: close`, and we wait for the rest
 * (robustness, section 3). `hangUp` ends streams that would never end.
 */
export function createDrain(server: FastifyInstance, hangUp: () => void = () => {}): () => Promise<void> {
  let isDraining = false
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  return async () => {
    isDraining = true
    Server.prototype.close.call(server.server)
    hangUp()
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline && (await openConnections(server)) > 0)
      await new Promise((resolve) => setTimeout(resolve, 20))
    server.server.closeAllConnections()
  }
}

const openConnections = (server: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) =>
    server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
