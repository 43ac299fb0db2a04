import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { messages } from '../messages/messages.ts'

export interface HostRule {
  /** Host names of PUBLIC_URL and SHORT_LINK_URL. */
  names: readonly string[]
  /** Whether any IP address is accepted, not only the one requested: for phones in a laptop's local network. */
  anyAddress: boolean
}

/** Load balancers request this path under whatever address they know the machine by. */
export const HEALTH_PATH = '/health'

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?\.?)(?::\d{1,5})?$/i
const IP_LITERAL = /^(?:\[.*\]|\d{1,3}(?:\.\d{1,3}){3})$/

/**
 * Accepts only host names that are ours: links and responses under a foreign name could end up in a shared cache, and a
 * page of that name could read them. Without a rule (a laptop without PUBLIC_URL) any well-formed name is accepted.
 */
export function addHostGate(app: FastifyInstance, rule: HostRule | undefined): void {
  app.addHook('onRequest', (request, _reply, done) => done(refusalOf(request, rule)))
}

function refusalOf(request: FastifyRequest, rule: HostRule | undefined): AppError | undefined {
  const { host: written } = request.headers
  const meant = hostNameOf(request.host)
  if (meant === undefined || hostNameOf(written) === undefined)
    return new AppError('BAD_REQUEST', { message: messages.later('hostMissing') })
  if (rule === undefined || request.routeOptions.url === HEALTH_PATH) return undefined
  return isOurs(meant, rule, request) ? undefined : new AppError('WRONG_HOST')
}

/** Host headers seen, and whether each is ours on any connection; few, so that made-up ones cost little memory. */
const cache = new WeakMap<HostRule, Map<string, boolean>>()
const ANY_HOST: HostRule = { names: [], anyAddress: true }
const MAX_CACHED = 100

/** Whether the gate would accept this host, whichever of our addresses the request came to. */
export function isSurelyOurs(host: string, rule: HostRule | undefined): boolean {
  const key = rule ?? ANY_HOST
  const known = cache.get(key) ?? new Map<string, boolean>()
  cache.set(key, known)
  const verdict = known.get(host)
  if (verdict !== undefined) return verdict
  const name = hostNameOf(host)
  const isSure = name !== undefined && (rule === undefined || isNamed(name, rule))
  if (known.size >= MAX_CACHED) known.clear()
  known.set(host, isSure)
  return isSure
}

const isNamed = (name: string, rule: HostRule): boolean =>
  rule.names.includes(name) || name === 'localhost' || (rule.anyAddress && IP_LITERAL.test(name))

const isOurs = (name: string, rule: HostRule, request: FastifyRequest): boolean =>
  isNamed(name, rule) || (IP_LITERAL.test(name) && name === addressOf(request))

/**
 * Returns our origin as the client sees it, for links that lead back here: cookies belong to a host. On a laptop that
 * may be localhost or an IP address; in production it is the public one, whatever the request says.
 */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { publicUrl, isDevelopment }: { publicUrl: string; isDevelopment: boolean },
): string {
  const name = hostNameOf(host)
  const isHere = name !== undefined && (name === 'localhost' || IP_LITERAL.test(name))
  return isDevelopment && isHere ? `${protocol}://${host}` : publicUrl
}

/** Returns the name without port and trailing dot, in lower case; undefined when it is not a host name. */
export const hostNameOf = (host: string | undefined): string | undefined =>
  HOST.exec(host ?? '')?.[1]
    ?.toLowerCase()
    .replace(/\.$/, '')

/** Returns our own address that the request came to, as written in a URL. */
function addressOf(request: FastifyRequest): string {
  const address = request.raw.socket.localAddress?.replace(/^::ffff:(?=\d+\.)/, '') ?? ''
  return address.includes(':') ? `[${address}]` : address
}
