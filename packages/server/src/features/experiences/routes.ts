import { contract, type PublicExperience } from '@taplet/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { ExperienceService } from './service.ts'

/** What published pages can answer. */
export interface PublishedExperiences {
  findByPath(path: string): Promise<PublicExperience | undefined>
}

export const experienceRoutes = (bind: Bind, service: ExperienceService, published: PublishedExperiences): void =>
  bind('experiences', contract.experiences, {
    getAll: async ({ account }) => succeed({ pages: await service.list(account.accountId) }),
    update: async ({ account, input }) => succeed({ updatedPage: await service.save(account.accountId, input) }),
    checkName: async ({ account, input }) =>
      succeed({ body: await service.checkName(account.accountId, input.rootPageId) }),
    delete: async ({ account, input }) => {
      await service.delete(account.accountId, input)
      return succeed({})
    },
    fetchByPath: async ({ input }) => {
      const experience = await published.findByPath(input.path)
      if (!experience) throw new AppError('NOT_FOUND')
      return succeed({ experience })
    },
  })
