import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { hostNameOf } from './gates/host-gate.ts'
import type { Trusts } from './gates/trust-proxy.ts'

/** The sender of a request handled before the router: what Fastify would report about it. It has no session. */
export type PlainRequestInfo = Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'ip' | 'ips' | 'host' | 'hostname'>

/** The sender of a call, handled before the router or by it. */
export type RequestInfo = FastifyRequest | PlainRequestInfo

/** Only requests that went through the router may carry a session. */
export const mayHaveSession = (info: RequestInfo): info is FastifyRequest => 'raw' in info

/** Returns the same for a request handled before the router. */
export function requestInfoOf(request: IncomingMessage, trusts: Trusts | false): PlainRequestInfo {
  const addresses = addressesOf(request, trusts)
  const { method = '', url = '', headers } = request
  const forwarded = trusts !== false && trusts(addresses[0], 0) ? headers['x-forwarded-host'] : undefined
  const host = (typeof forwarded === 'string' ? forwarded : headers.host) ?? ''
  return {
    method,
    url,
    headers,
    ip: addresses.at(-1) ?? '',
    ...(trusts !== false && { ips: addresses }),
    host,
    hostname: hostNameOf(host) ?? '',
  }
}

/** Returns the addresses a request came through, as far as trusted: the peer's first, the client's last. */
function addressesOf({ socket, headers }: IncomingMessage, trusts: Trusts | false): [string, ...string[]] {
  const addresses: [string, ...string[]] = [socket.remoteAddress ?? '']
  const forwardedFor = headers['x-forwarded-for']
  if (trusts === false || typeof forwardedFor !== 'string') return addresses
  let last = addresses[0]
  for (const next of forwardedFor.split(',').toReversed()) {
    const address = next.trim()
    if (address === '') continue
    if (!trusts(last, addresses.length - 1)) break
    addresses.push(address)
    last = address
  }
  return addresses
}
