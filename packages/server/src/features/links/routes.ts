import { MEGABYTE } from '@taplet/base/bytes'
import { linkCalls, linkToolCalls } from '@taplet/contract/schemas'
import type { Language } from '@taplet/messages'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Authenticate, Bind, Handlers } from '../../platform/http/bind.ts'
import { csvFile } from '../../platform/http/csv.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { Batches } from './batches/service.ts'
import { type ExportedLinks, exportCsv, templateCsv } from './export/export.ts'
import type { LinkHealthService } from './health/service.ts'
import { importColumns } from './import/columns.ts'
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
  batches: Batches
  readAll: (accountId: string, timezone: string) => Promise<ExportedLinks>
  find: (accountId: string, tagId: string) => ReturnType<LinkService['create']>
  checkSlug: (slug: string, tagId: string | undefined, language: Language) => Promise<SlugAvailability>
  findRegistration: (tagId: string, accountId: string | undefined) => Promise<Registration>
  /** Returns the seconds until this guest may look up a tag; 0 when it may now. */
  takeQuestion: (address: string) => number
  authenticate: Authenticate
}

/** A file of two million characters, with its escapes in JSON. */
const IMPORT_BODY = 8 * MEGABYTE

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
      succeed(
        await importLinks(account.accountId, input.csv, {
          isDryRun: input.isDryRun,
          fileName: input.fileName,
          language: requestLanguageOf(request),
        }),
      ),
    createSeries: async ({ account, input }) => succeed(await services.batches.createSeries(account.accountId, input)),
    batches: async ({ account }) => succeed({ batches: await services.batches.list(account.accountId) }),
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
    export: async ({ account, input, request }) => {
      const all = await services.readAll(account.accountId, input.timezone)
      return csvFile('links.csv', exportCsv(all, requestLanguageOf(request)))
    },
    importTemplate: ({ request }) =>
      csvFile('links-to-import.csv', templateCsv(importColumns, requestLanguageOf(request))),
  }
}
