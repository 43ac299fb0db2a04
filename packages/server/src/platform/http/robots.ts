import type { FastifyInstance } from 'fastify'

interface RobotsRules {
  /** Beginnings of addresses that search engines leave alone; pages there say so themselves, too. */
  disallowed: readonly string[]
  /** Exceptions from them. */
  allowed: readonly string[]
  /** Where the list of pages is. */
  sitemap: string
}

/** Tells search engines where not to go, and where all pages are listed. */
export function addRobots(server: FastifyInstance, { disallowed, allowed, sitemap }: RobotsRules): void {
  const lines = [
    'User-agent: *',
    ...allowed.map((path) => `Allow: ${path}`),
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${sitemap}`,
    '',
  ]
  server.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' })
      .send(lines.join('\n')),
  )
}
