import type { FastifyInstance } from 'fastify'

/** The strictest policy is the default; pages that show something set their own. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Headers of every response, errors and files included (F17). */
export function addSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': NOTHING,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    })
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store, private')
  })
}
