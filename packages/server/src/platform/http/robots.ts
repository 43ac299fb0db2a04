import type { FastifyInstance } from 'fastify'

interface RobotsRules {
  /** Prefixes of addresses that search engines must not crawl; the pages there say so themselves, too. */
  disallowed: readonly string[]
  /** Exceptions from them. */
  allowed: readonly string[]
  /** Address of the sitemap. */
  sitemap: string
}

/** Adds robots.txt: what search engines must not crawl, and where the sitemap is. */
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
