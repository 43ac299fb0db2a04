import { MEGABYTE } from '@taplet/base/bytes'
import { linkCalls, linkToolCalls } from '@taplet/contract/schemas'
import type { Language } from '@taplet/messages'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Authenticate, Bind, Handlers } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { LinkHealthService } from './health/service.ts'
import type { ImportLinks } from './import/service.ts'
import type { ManyLinks } from './many/service.ts'
import type { Claims } from './physical/claims.ts'
import type { Registration } from './physical/registration.ts'
import type { LinkService } from './service.ts'
import type { LinkSettings } from './settings/service.ts'
import type { SlugAvailability } from './slugs/service.ts'
import type { LinkStats } from './stats/service.ts'
import { requestLanguageOf } from '../../platform/http/request-language.ts'

export interface LinkServices {
  links: LinkService
  many: ManyLinks
  stats: LinkStats
  health: LinkHealthService
  settings: LinkSettings
  claims: Claims
  importLinks: ImportLinks
  find: (accountId: string, tagId: string) => ReturnType<LinkService['create']>
  checkSlug: (slug: string, tagId: string | undefined, language: Language) => Promise<SlugAvailability>
  findRegistration: (tagId: string, accountId: string | undefined) => Promise<Registration>
  /** Seconds until this guest may ask about a tag; 0 when now. */
  takeQuestion: (address: string) => number
  authenticate: Authenticate
}

/** JSON writes a file of a million characters with escapes. */
const IMPORT_BODY = 4 * MEGABYTE

export function linkRoutes(bind: Bind, services: LinkServices): void {
  const { links } = services
  bind('links', linkCalls, {
    fetchAll: async ({ account }) => succeed({ tagData: await links.list(account.accountId) }),
    create: async ({ account, input }) => succeed({ tagData: await links.create(account.accountId, input) }),
    update: async ({ account, input }) => succeed({ tagData: await links.update(account.accountId, input) }),
    delete: async ({ account, input }) => {
      await links.delete(account.accountId, input.tagId)
      return succeed({})
    },
  })
  bind('links', linkToolCalls, toolHandlers(services), { bodyLimits: { import: IMPORT_BODY } })
}

function toolHandlers(services: LinkServices): Handlers<typeof linkToolCalls> {
  const { claims, health, importLinks, many, settings, stats } = services
  return {
    stats: async ({ account, input }) => succeed(await stats.find(account.accountId, input.timezone)),
    checkSlug: async ({ input, request }) =>
      succeed(await services.checkSlug(input.slug, input.tagId, requestLanguageOf(request))),
    restore: async ({ account, input, request }) =>
      succeed({ results: await many.restore(account.accountId, input.ids, requestLanguageOf(request)) }),
    changeMany: async ({ account, input, request }) =>
      succeed({ results: await many.change(account.accountId, input.ids, input.change, requestLanguageOf(request)) }),
    import: async ({ account, input, request }) =>
      succeed({
        rows: await importLinks(account.accountId, input.csv, {
          isDryRun: input.isDryRun,
          language: requestLanguageOf(request),
        }),
      }),
    checkHealth: async ({ account, input }) => {
      const tag = await services.find(account.accountId, input.tagId)
      return succeed({ health: await health.checkNow(account.accountId, tag) })
    },
    settings: async ({ account }) => succeed({ settings: await settings.find(account.accountId) }),
    updateSettings: async ({ account, input }) =>
      succeed({ settings: await settings.save(account.accountId, input.fallbackUrl) }),
    claim: async ({ account, input }) => succeed({ tagData: await claims.claim(account.accountId, input) }),
    release: async ({ account, input }) => {
      await claims.release(account.accountId, input.tagId)
      return succeed({})
    },
    registration: async ({ input, request }) => {
      const retryAfter = services.takeQuestion(request.ip)
      if (retryAfter > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter })
      const account = await services.authenticate(request)
      return succeed(await services.findRegistration(input.tagId, account?.accountId))
    },
  }
}
