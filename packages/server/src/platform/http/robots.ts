import type { FastifyInstance } from 'fastify'

/** Asks search engines to leave these addresses alone; pages there say so themselves, too. */
export function addRobots(server: FastifyInstance, paths: readonly string[]): void {
  const lines = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), '']
  server.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' })
      .send(lines.join('\n')),
  )
}
