import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { hostNameOf } from './gates/host-gate.ts'
import type { Trusts } from './gates/trust-proxy.ts'

/** Who sends a request that is taken before the router: what Fastify would say of it. It carries no session. */
export type PlainRequestInfo = Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'ip' | 'ips' | 'host' | 'hostname'>

/** Who sends a call, whichever way it came. */
export type RequestInfo = FastifyRequest | PlainRequestInfo

/** Only requests that went the long way may carry a session. */
export const mayHaveSession = (info: RequestInfo): info is FastifyRequest => 'raw' in info

/** The same of a request that went no further than here. */
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

/** The addresses that a request came through, as far as they are believed: ours first, the client's last. */
function addressesOf({ socket, headers }: IncomingMessage, trusts: Trusts | false): [string, ...string[]] {
  const addresses: [string, ...string[]] = [socket.remoteAddress ?? '']
  const told = headers['x-forwarded-for']
  if (trusts === false || typeof told !== 'string') return addresses
  let last = addresses[0]
  for (const next of told.split(',').toReversed()) {
    const address = next.trim()
    if (address === '') continue
    if (!trusts(last, addresses.length - 1)) break
    addresses.push(address)
    last = address
  }
  return addresses
}
