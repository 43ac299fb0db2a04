import { websiteCalls } from '@taplet/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import { resolveBySystem, type ResolveHost } from '../../platform/outbound/destination.ts'
import { createSharedAllowances } from '../../platform/limits/shared-window.ts'
import { createSafeFetch } from '../../platform/outbound/safe-fetch.ts'
import { addPictureRoutes } from './picture-routes.ts'
import { createWebsiteService, REFRESH_JOB, type WebsiteDependencies } from './service.ts'

type Dependencies = Omit<WebsiteDependencies, 'safeFetch' | 'limits' | 'clock'> & {
  /** `address:port` pairs of private networks that may be requested; for development and tests. */
  outboundAllow?: readonly string[]
  resolveHost?: ResolveHost
  clock?: () => Date
}

/** Websites one account may check in ten minutes. */
const MAX_LOOKS = 40
const SWEEP_JOB = 'websites.sweep'
const payload = z.object({ url: z.string() })

/** External websites on slides: whether they may be framed, and the content of their preview cards. */
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
    limits: createSharedAllowances(
      { db: dependencies.db, now: () => clock().getTime(), name: 'checks of websites' },
      MAX_LOOKS,
    ),
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
