import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Trusts } from './trust-proxy.ts'

/** Who sends a call that is taken before the router: what Fastify would say of the request. It carries no session. */
export type PlainAsker = Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'ip' | 'ips' | 'hostname'>

/** Who sends a call, whichever way it came. */
export type Asker = FastifyRequest | PlainAsker

/** Only requests that went the long way may carry a session. */
export const mayHaveSession = (asker: Asker): asker is FastifyRequest => 'raw' in asker

/** The addresses that a request came through, as far as they are believed: ours first, the client's last. */
export function addressesOf({ socket, headers }: IncomingMessage, trusts: Trusts | false): [string, ...string[]] {
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
