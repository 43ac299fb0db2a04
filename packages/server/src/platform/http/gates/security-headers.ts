import { API_PREFIX } from '@taplet/contract'
import type { FastifyInstance } from 'fastify'

/** The strictest policy is the default; pages that show content set their own. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Headers of every response, including errors and files (F17). */
export const securityHeaders = ({ isHttps }: { isHttps: boolean }): Record<string, string> => ({
  'content-security-policy': NOTHING,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

export const NO_STORE = 'no-store, private'

export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    // By the route, not by the address as typed: /%61pi/… is an API call too.
    if (request.routeOptions.url?.startsWith(`${API_PREFIX}/`)) reply.header('cache-control', NO_STORE)
    done()
  })
}
