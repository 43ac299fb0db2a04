import { resolveBySystem, type ResolveHost } from '../../platform/outbound/destination.ts'
import { createSafeFetch } from '../../platform/outbound/safe-fetch.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { type BlockedOf, createAddresses, type OwnPages } from './addresses.ts'
import { createPixels, type ReadPicture } from './pixels.ts'
import { createSharedAllowances } from '../../platform/limits/shared-window.ts'
import { createLayouts } from './layouts/service.ts'
import { checkRoutes } from './routes.ts'
import { type CheckDependencies, createCheckService } from './service.ts'

/** Addresses one account may check in ten minutes: enough for several full apps. */
const MAX_PROBES = 120

type Dependencies = Omit<CheckDependencies, 'addresses' | 'pixels'> & {
  own: OwnPages
  readPicture: ReadPicture
  /** `address:port` pairs of private networks that may be requested; for development and tests. */
  outboundAllow?: readonly string[]
  resolveHost?: ResolveHost
  /** Returns those of these addresses that pages must not link to; default none. */
  blockedOf?: BlockedOf
  clock?: () => Date
}

/** Checks what visitors would stumble over, on request and with each save. */
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
  const counted = { db: dependencies.db, now: () => clock().getTime(), name: 'checks of addresses' }
  const limits = createSharedAllowances(counted, MAX_PROBES)
  const addresses = createAddresses({
    db: dependencies.db,
    safeFetch,
    own,
    limits,
    clock,
    ...(blockedOf && { blockedOf }),
  })
  const service = createCheckService({ ...dependencies, addresses, pixels: createPixels(readPicture) })
  const layouts = createLayouts({ db: dependencies.db, clock })
  return { ...service, routes: (bind: Bind) => checkRoutes(bind, service, layouts) }
}
