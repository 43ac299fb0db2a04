import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

export interface HostRule {
  /** Host name of PUBLIC_URL. */
  name: string
  /** Whether any IP address will do, not only the one the request came to: phones in the local network of a laptop. */
  anyAddress: boolean
}

/** Load balancers ask here by whatever address they know the machine by. */
export const HEALTH_PATH = '/health'

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?\.?)(?::\d{1,5})?$/i
const IP_LITERAL = /^(?:\[.*\]|\d{1,3}(?:\.\d{1,3}){3})$/

/**
 * Answers only to names that are ours: links and answers made under a foreign name could end up in a shared cache, and a
 * page of that name could read them. Without a rule (a laptop without PUBLIC_URL) any well-formed name will do.
 */
export function addHostGate(app: FastifyInstance, rule: HostRule | undefined): void {
  app.addHook('onRequest', async (request) => {
    const [written, meant] = [request.headers.host, request.host].map(hostNameOf)
    if (written === undefined || meant === undefined)
      throw new AppError('BAD_REQUEST', { message: 'The request must name one host.' })
    if (rule === undefined || request.routeOptions.url === HEALTH_PATH) return
    if (!isOurs(meant, rule, request)) throw new AppError('WRONG_HOST')
  })
}

function isOurs(name: string, rule: HostRule, request: FastifyRequest): boolean {
  if (name === rule.name || name === 'localhost') return true
  return IP_LITERAL.test(name) && (rule.anyAddress || name === addressOf(request))
}

/** The name without port and root dot, in lower case; undefined when it is none. */
const hostNameOf = (host: string | undefined): string | undefined =>
  HOST.exec(host ?? '')?.[1]
    ?.toLowerCase()
    .replace(/\.$/, '')

/** Our own address that the request came to, as a URL would spell it. */
function addressOf(request: FastifyRequest): string {
  const address = request.raw.socket.localAddress?.replace(/^::ffff:(?=\d+\.)/, '') ?? ''
  return address.includes(':') ? `[${address}]` : address
}
