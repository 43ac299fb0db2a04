import type { FastifyRequest } from 'fastify'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * May the cookie of this request count? Browsers send it along with requests that other sites cause; those name their
 * origin, and a write that names none is not from a browser page of ours.
 */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  if (READING.has(request.method)) return true
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin') return false
  if (origin === undefined) return site === 'same-origin'
  return origin === new URL(publicUrl).origin || hostOf(origin) === request.host
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
