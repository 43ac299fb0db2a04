import { websiteCalls } from '@taplet/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import { resolveBySystem, type ResolveHost } from '../../platform/outbound/destination.ts'
import { createAllowances } from '../../platform/limits/allowances.ts'
import { createSafeFetch } from '../../platform/outbound/safe-fetch.ts'
import { addPictureRoutes } from './picture-routes.ts'
import { createWebsiteService, REFRESH_JOB, type WebsiteDependencies } from './service.ts'

type Dependencies = Omit<WebsiteDependencies, 'safeFetch' | 'limits' | 'clock'> & {
  /** `address:port` pairs of private networks that may be asked; for development and tests. */
  outboundAllow?: readonly string[]
  resolveHost?: ResolveHost
  clock?: () => Date
}

/** Websites that one account may have looked at in ten minutes. */
const MAX_LOOKS = 40
const SWEEP_JOB = 'websites.sweep'
const payload = z.object({ url: z.string() })

/** Websites of others that slides show: whether they may be framed, and what a card says of them. */
export function createWebsites({
  outboundAllow = [],
  resolveHost = resolveBySystem,
  clock = () => new Date(),
  ...dependencies
}: Dependencies) {
  const service = createWebsiteService({
    ...dependencies,
    clock,
    safeFetch: createSafeFetch({ resolveHost, allowed: new Set(outboundAllow) }),
    limits: createAllowances(() => clock().getTime(), MAX_LOOKS),
  })
  return {
    willShow: service.willShow,
    describe: service.describe,
    live: service.live,
    routes: (bind: Bind): void =>
      bind('websites', websiteCalls, {
        check: async ({ account, input }) => succeed({ website: await service.check(account.accountId, input.url) }),
      }),
    addRoutes: (server: FastifyInstance): void => addPictureRoutes(server, dependencies.storage),
    jobs: { [REFRESH_JOB]: async (sent: unknown) => void (await service.refresh(payload.parse(sent).url)) },
    sweeps: { [SWEEP_JOB]: service.sweep },
  }
}
