import type { FastifyRequest } from 'fastify'
import { type Agent, agentOf } from './agents.ts'
import { type CountryOf, toCountry } from './country.ts'
import type { LinkGuest } from './open-link.ts'
import type { Passes } from './pass.ts'

export interface GuestDependencies {
  passes: Passes
  countryOf: CountryOf
  /** The header in which a network in front names the country, in lower case; empty: none. */
  countryHeader: string
  /** A keyed hash: which share of A/B rules somebody belongs to. */
  signShare: (text: string) => string
  /** The part of a network address that counts as one guest. */
  addressKey: (address: string) => string
  clock: () => Date
}

export interface Guest extends LinkGuest {
  agent: Agent
  /** Of the network, as far as it counts as one guest. */
  address: string
}

const SHARES = 100

/** Whoever sends a request, as far as links care. Nothing of it is kept. */
export function createGuestOf(dependencies: GuestDependencies) {
  const { passes, countryOf, countryHeader, signShare, addressKey, clock } = dependencies

  function countryOfRequest(request: FastifyRequest): Promise<string | undefined> {
    const sent = countryHeader === '' ? undefined : request.headers[countryHeader]
    // Only who is believed about the address is believed about the country.
    const isFromProxy = (request.ips?.length ?? 0) > 1
    const told = isFromProxy && typeof sent === 'string' ? toCountry(sent.trim().toUpperCase()) : undefined
    return told === undefined ? countryOf(request.ip) : Promise.resolve(told)
  }

  return (request: FastifyRequest): Guest => {
    const agent = agentOf(request.headers)
    const address = addressKey(request.ip)
    const name = request.headers['user-agent'] ?? ''
    return {
      agent,
      address,
      device: agent.device,
      isPreview: agent.isPreview,
      host: request.host,
      at: clock(),
      country: () => countryOfRequest(request),
      bucketOf: (tagId) => (ruleId) =>
        Buffer.from(signShare(JSON.stringify([address, name, tagId, ruleId])), 'base64url').readUInt32BE(0) % SHARES,
      hasPass: (link) => passes.isGood(link, request.headers.cookie),
    }
  }
}
export type GuestOf = ReturnType<typeof createGuestOf>
