import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Where a connection goes: an address that was checked, never a name. */
export interface Destination {
  address: string
  family: 4 | 6
}

export type Refusal = 'PORT' | 'PRIVATE' | 'SCHEME'
/** OFFLINE: names cannot be looked up from here, so that nothing is known of the address. */
export type Failure = 'OFFLINE' | 'NETWORK' | 'NO_HOST' | 'TIMEOUT' | 'TOO_MANY_REDIRECTS'

/** Finds the addresses of a host; hosts that do not exist have none. Throws while that cannot be known. */
export type ResolveHost = (host: string) => Promise<string[]>

export interface OutboundRules {
  resolveHost: ResolveHost
  /** `address:port` pairs of private networks that may be reached nevertheless; for tests and for development. */
  allowed: ReadonlySet<string>
}

const NOT_FOUND = 'ENOTFOUND'
const DNS_TIMEOUT_MS = 2000

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

// A name that always exists: where it does not, no name server answers for the internet.
const CANARY = 'a.root-servers.net'

/** As the system finds them. That a host does not exist counts only where names of the internet can be looked up at all. */
export async function resolveBySystem(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } catch (error) {
    if (codeOf(error) !== NOT_FOUND) throw error
  }
  await new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 1 }).resolve4(CANARY)
  return []
}

const USUAL_PORTS = new Set(['80', '443'])

const isWebAddress = ({ protocol, username, password }: URL): boolean =>
  (protocol === 'http:' || protocol === 'https:') && username === '' && password === ''

/** The URL leaves the port of its scheme away. */
const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80')

/** Names that no name server of the internet answers for, RFC 6761 and RFC 9476 among others. */
const NEVER_PUBLIC = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion|alt)$/

/** What is refused whatever address it has: nobody need look it up for that. */
function refusedUnseen(host: string, port: string): { refused: Refusal } | undefined {
  const name = host.replace(/\.$/, '')
  if (NEVER_PUBLIC.test(name) || !name.includes('.')) return { refused: 'PRIVATE' }
  return USUAL_PORTS.has(port) ? undefined : { refused: 'PORT' }
}

/**
 * The one place that decides which address of the internet the server may speak to on behalf of somebody. A host with
 * any address that is not public is refused whole: it could answer with another one the next time.
 */
export async function findDestination(
  url: URL,
  { resolveHost, allowed }: OutboundRules,
): Promise<Destination | { refused: Refusal } | { failed: Failure }> {
  if (!isWebAddress(url)) return { refused: 'SCHEME' }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = portOf(url)
  const addresses = isIP(host) ? [host] : await resolveHost(host).catch(() => undefined)
  const [first] = addresses ?? []
  if (!addresses || first === undefined)
    return refusedUnseen(host, port) ?? { failed: addresses ? 'NO_HOST' : 'OFFLINE' }
  const isAllowed = (address: string) => allowed.has(`${address}:${port}`)
  if (!addresses.every((address) => isPublicAddress(address) || isAllowed(address))) return { refused: 'PRIVATE' }
  if (!USUAL_PORTS.has(port) && !isAllowed(first)) return { refused: 'PORT' }
  return { address: first, family: isIP(first) === 6 ? 6 : 4 }
}
