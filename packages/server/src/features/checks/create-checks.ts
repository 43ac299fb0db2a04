import { resolveBySystem, type ResolveHost } from '../../platform/outbound/destination.ts'
import { createSafeFetch } from '../../platform/outbound/safe-fetch.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { createAddresses, type OwnPages } from './addresses.ts'
import { createPixels, type ReadPicture } from './pixels.ts'
import { createProbeLimits } from './probe-limits.ts'
import { checkRoutes } from './routes.ts'
import { type CheckDependencies, createCheckService } from './service.ts'

type Dependencies = Omit<CheckDependencies, 'addresses' | 'pixels'> & {
  own: OwnPages
  readPicture: ReadPicture
  /** `address:port` pairs of private networks that may be asked; for development and tests. */
  outboundAllow?: readonly string[]
  resolveHost?: ResolveHost
  clock?: () => Date
}

/** What visitors would stumble over, told to owners before and with each save. */
export function createChecks({
  own,
  readPicture,
  outboundAllow = [],
  resolveHost = resolveBySystem,
  clock = () => new Date(),
  ...dependencies
}: Dependencies) {
  const safeFetch = createSafeFetch({ resolveHost, allowed: new Set(outboundAllow) })
  const limits = createProbeLimits(() => clock().getTime())
  const addresses = createAddresses({ db: dependencies.db, safeFetch, own, limits, clock })
  const service = createCheckService({ ...dependencies, addresses, pixels: createPixels(readPicture) })
  return { ...service, routes: (bind: Bind) => checkRoutes(bind, service) }
}
