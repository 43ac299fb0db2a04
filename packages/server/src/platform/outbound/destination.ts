import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Where a connection goes: a checked IP address, never a name. */
export interface Destination {
  address: string
  family: 4 | 6
}

export type Refusal = 'PORT' | 'PRIVATE' | 'SCHEME'
/** OFFLINE: names cannot be resolved from here, so nothing is known about the address. */
export type Failure = 'OFFLINE' | 'NETWORK' | 'NO_HOST' | 'TIMEOUT' | 'TOO_MANY_REDIRECTS'

/** Resolves the addresses of a host; empty for hosts that do not exist. Throws while that cannot be known. */
export type ResolveHost = (host: string) => Promise<string[]>

export interface OutboundRules {
  resolveHost: ResolveHost
  /** `address:port` pairs of private networks that are allowed nevertheless; for tests and development. */
  allowed: ReadonlySet<string>
}

const NOT_FOUND = 'ENOTFOUND'
const DNS_TIMEOUT_MS = 2000

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

// A name that always exists: if it cannot be resolved, there is no DNS for the internet here.
const CANARY = 'a.root-servers.net'

/**
 * Resolves by the system. A missing host counts as missing only where names of the internet can be resolved at all.
 * Throws what the resolver throws, unless there is no such host.
 */
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

/** URL leaves `port` empty for the scheme's default. */
const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80')

/** Names that no public DNS server answers for, RFC 6761 and RFC 9476 among others. */
const NEVER_PUBLIC = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion|alt)$/

/** Returns a refusal that needs no DNS lookup. */
function refusedUnseen(host: string, port: string): { refused: Refusal } | undefined {
  const name = host.replace(/\.$/, '')
  if (NEVER_PUBLIC.test(name) || !name.includes('.')) return { refused: 'PRIVATE' }
  return USUAL_PORTS.has(port) ? undefined : { refused: 'PORT' }
}

/**
 * The one place that decides which address of the internet the server may connect to on a user's behalf. A host with
 * any non-public address is refused entirely: its next lookup could return another one.
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
