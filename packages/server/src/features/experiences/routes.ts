import type { CheckFinding, PublicExperience } from '@taplet/contract'
import { experienceCalls } from '@taplet/contract/schemas'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { ExperienceService } from './service.ts'
import { requestLanguageOf } from '../../platform/http/request-language.ts'

/** What published pages can answer. */
export interface PublishedExperiences {
  findByPath(path: string): Promise<PublicExperience | undefined>
  /** What a code leads whoever asks; undefined for one that was never given. */
  tellTag(code: string, request: FastifyRequest): Promise<TagTold | undefined>
}

interface TagTold {
  state: 'LIVE' | 'ADDRESS' | 'UNCLAIMED' | 'DISABLED' | 'RESTING' | 'PASSWORD'
  experience: PublicExperience | null
  slideId: string | null
  destinationUrl: string
  tagSubType: string | null
}

/** What visitors would stumble over in an instant app that was saved; undefined when it is not known in time. */
export type PageWarnings = (accountId: string, itemIds: readonly string[]) => Promise<CheckFinding[] | undefined>

export const experienceRoutes = (
  bind: Bind,
  service: ExperienceService,
  published: PublishedExperiences,
  warningsOf: PageWarnings,
): void =>
  bind('experiences', experienceCalls, {
    getAll: async ({ account }) => succeed({ pages: await service.list(account.accountId) }),
    update: async ({ account, input }) => {
      const updatedPage = await service.save(account.accountId, input)
      return succeed({ updatedPage, warnings: await warningsOf(account.accountId, updatedPage.experienceItems) })
    },
    checkName: async ({ account, input, request }) =>
      succeed({ body: await service.checkName(account.accountId, input.rootPageId, requestLanguageOf(request)) }),
    delete: async ({ account, input }) => {
      await service.delete(account.accountId, input)
      return succeed({})
    },
    fetchByPath: async ({ input }) => {
      const experience = await published.findByPath(input.path)
      if (!experience) throw new AppError('NOT_FOUND')
      return succeed({ experience })
    },
    fetchByTagId: async ({ input, request }) => {
      const told = await published.tellTag(input.tagId, request)
      if (!told) throw new AppError('NOT_FOUND')
      return succeed(told)
    },
  })
