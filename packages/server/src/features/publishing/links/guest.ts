import type { RequestInfo } from '../../../platform/http/request-info.ts'
import { type Agent, agentOf } from '../../../platform/visitors/agent-of.ts'
import type { CountryOfRequest } from '../../../platform/visitors/country-of-request.ts'
import type { LinkGuest } from './open-link.ts'
import type { Passes } from './pass.ts'

export interface GuestDependencies {
  passes: Passes
  countryOf: CountryOfRequest
  /** Returns a keyed hash that assigns a visitor to a side of A/B rules. */
  signShare: (text: string) => string
  /** The part of a network address that counts as one guest. */
  addressKey: (address: string) => string
  clock: () => Date
}

export interface Guest extends LinkGuest {
  agent: Agent
  /** The part of the network address that counts as one guest. */
  address: string
}

const SHARES = 100

/** Returns what a link needs to know about the sender of a request. Nothing of it is stored. */
export function createGuestOf(dependencies: GuestDependencies) {
  const { passes, countryOf, signShare, addressKey, clock } = dependencies

  return (request: RequestInfo): Guest => {
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
      country: () => countryOf(request),
      bucketOf: (tagId) => (ruleId) =>
        Buffer.from(signShare(JSON.stringify([address, name, tagId, ruleId])), 'base64url').readUInt32BE(0) % SHARES,
      hasPass: (link) => passes.isGood(link, request.headers.cookie),
    }
  }
}
export type GuestOf = ReturnType<typeof createGuestOf>
