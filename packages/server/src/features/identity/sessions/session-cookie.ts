import { SESSION_COOKIE } from '../../../platform/http/session-cookie.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
}

/** The cookie of the web session: hidden from scripts, other sites and, behind https, other hosts and plain http. */
export function createSessionCookie({
  isHttps,
  maxAgeSeconds,
}: {
  isHttps: boolean
  maxAgeSeconds: number
}): SessionCookie {
  const name = isHttps ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE
  // inline-text: a header
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  return {
    read(request) {
      const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
    },
    set: (reply, token) => void reply.header('set-cookie', `${name}=${token}; Max-Age=${maxAgeSeconds}; ${attributes}`),
    clear: (reply) => void reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes}`),
  }
}
