import type { FastifyRequest } from 'fastify'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether the cookie of this request may be used. Browsers also send it with requests that other sites cause; those
 * carry their Origin, and a write without one is not from a page of ours.
 */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  if (READING.has(request.method)) return true
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin') return false
  if (origin === undefined) return site === 'same-origin'
  if (origin === new URL(publicUrl).origin || origin === `${request.protocol}://${request.host}`) return true
  // The browser compared the whole origin. A proxy that is not configured hides only the scheme from us.
  return site === 'same-origin' && hostOf(origin) === request.host
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
