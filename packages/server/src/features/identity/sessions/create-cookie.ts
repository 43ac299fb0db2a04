import type { FastifyReply, FastifyRequest } from 'fastify'

export interface Cookie {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, value: string): void
  clear(reply: FastifyReply): void
}

interface CookieOptions {
  name: string
  isHttps: boolean
  maxAgeSeconds: number
}

/** A cookie hidden from scripts, other sites and, behind https, other hosts and plain http. Its values need no escaping. */
export function createCookie({ name: plain, isHttps, maxAgeSeconds }: CookieOptions): Cookie {
  const name = isHttps ? `__Host-${plain}` : plain
  // inline-text: a header
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  return {
    read(request) {
      const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
    },
    set: (reply, value) => void reply.header('set-cookie', `${name}=${value}; Max-Age=${maxAgeSeconds}; ${attributes}`),
    clear: (reply) => void reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes}`),
  }
}
