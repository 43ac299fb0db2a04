import type { CheckFinding, PublicExperience } from '@taplet/contract'
import { experienceCalls } from '@taplet/contract/schemas'
import type { Language } from '@taplet/messages'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { ExperienceService } from './service.ts'
import { requestLanguageOf } from '../../platform/http/request-language.ts'

/** What this feature needs of published pages. */
export interface PublishedExperiences {
  findByPath(path: string): Promise<PublicExperience | undefined>
  /** Draws the picture for a story. */
  findStory(accountId: string, experienceId: string): Promise<{ name: string; bytes: Buffer }>
  /** Returns where a code leads; undefined for one that was never given out. */
  summarizeTag(code: string, request: FastifyRequest): Promise<TagSummary | undefined>
}

interface TagSummary {
  state: 'LIVE' | 'ADDRESS' | 'UNCLAIMED' | 'DISABLED' | 'RESTING' | 'PASSWORD'
  experience: PublicExperience | null
  slideId: string | null
  destinationUrl: string
  tagSubType: string | null
}

/** Returns the findings about a saved instant app; undefined when they are not known in time. */
export type PageWarnings = (
  accountId: string,
  itemIds: readonly string[],
  language: Language,
) => Promise<CheckFinding[] | undefined>

/** Counts a visitor for whom a program shows the app at a path; must return at once. */
export type CountFetch = (opened: { path: string; search: string }, request: FastifyRequest) => void

export const experienceRoutes = (
  bind: Bind,
  service: ExperienceService,
  published: PublishedExperiences,
  warningsOf: PageWarnings,
  countFetch: CountFetch,
): void =>
  bind('experiences', experienceCalls, {
    getAll: async ({ account }) => succeed({ pages: await service.list(account.accountId) }),
    update: async ({ account, input, request }) => {
      const updatedPage = await service.save(account.accountId, input)
      const { accountId } = account
      const warnings = await warningsOf(accountId, updatedPage.experienceItems, requestLanguageOf(request))
      return succeed({ updatedPage, warnings })
    },
    checkName: async ({ account, input, request }) =>
      succeed({ body: await service.checkName(account.accountId, input.rootPageId, requestLanguageOf(request)) }),
    delete: async ({ account, input }) => {
      await service.delete(account.accountId, input)
      return succeed({})
    },
    fetchByPath: async ({ input: { path, search }, request }) => {
      const experience = await published.findByPath(path)
      if (!experience) throw new AppError('NOT_FOUND')
      if (search !== undefined) countFetch({ path, search }, request)
      return succeed({ experience })
    },
    fetchByTagId: async ({ input, request }) => {
      const summary = await published.summarizeTag(input.tagId, request)
      if (!summary) throw new AppError('NOT_FOUND')
      return succeed(summary)
    },
  })
