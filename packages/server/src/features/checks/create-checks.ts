import { resolveBySystem, type ResolveHost } from '../../platform/outbound/destination.ts'
import { createSafeFetch } from '../../platform/outbound/safe-fetch.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { type BlockedOf, createAddresses, type OwnPages } from './addresses.ts'
import { createPixels, type ReadPicture } from './pixels.ts'
import { createAllowances } from '../../platform/limits/allowances.ts'
import { checkRoutes } from './routes.ts'
import { type CheckDependencies, createCheckService } from './service.ts'

/** Addresses that one account may have tried out in ten minutes: several full apps. */
const MAX_PROBES = 120

type Dependencies = Omit<CheckDependencies, 'addresses' | 'pixels'> & {
  own: OwnPages
  readPicture: ReadPicture
  /** `address:port` pairs of private networks that may be asked; for development and tests. */
  outboundAllow?: readonly string[]
  resolveHost?: ResolveHost
  /** Those of these addresses that no page may lead to; none unless told. */
  blockedOf?: BlockedOf
  clock?: () => Date
}

/** What visitors would stumble over, told to owners before and with each save. */
export function createChecks({
  own,
  readPicture,
  outboundAllow = [],
  resolveHost = resolveBySystem,
  blockedOf,
  clock = () => new Date(),
  ...dependencies
}: Dependencies) {
  const safeFetch = createSafeFetch({ resolveHost, allowed: new Set(outboundAllow) })
  const limits = createAllowances(() => clock().getTime(), MAX_PROBES)
  const addresses = createAddresses({
    db: dependencies.db,
    safeFetch,
    own,
    limits,
    clock,
    ...(blockedOf && { blockedOf }),
  })
  const service = createCheckService({ ...dependencies, addresses, pixels: createPixels(readPicture) })
  return { ...service, routes: (bind: Bind) => checkRoutes(bind, service) }
}
