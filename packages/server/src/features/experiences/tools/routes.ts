import { experienceToolCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../../platform/http/bind.ts'
import { succeed } from '../../../platform/http/succeed.ts'
import type { PublishedExperiences } from '../routes.ts'
import type { ExperienceTools } from './service.ts'

export const experienceToolRoutes = (
  bind: Bind,
  tools: ExperienceTools,
  { findStory }: Pick<PublishedExperiences, 'findStory'>,
): void =>
  bind('experiences', experienceToolCalls, {
    duplicate: async ({ account, input }) => succeed({ updatedPage: await tools.duplicate(account.accountId, input) }),
    consequences: async ({ account, input }) =>
      succeed({ consequences: await tools.consequences(account.accountId, input.experienceId) }),
    story: async ({ account, input }) => {
      const { name, bytes } = await findStory(account.accountId, input.experienceId)
      return { name, contentType: 'image/png', content: bytes }
    },
    saveTheme: async ({ account, input }) => succeed(await tools.saveTheme(account.accountId, input)),
    deleteMany: async ({ account, input }) =>
      succeed({ results: await tools.deleteMany(account.accountId, input.experienceIds) }),
    setActiveMany: async ({ account, input }) =>
      succeed(await tools.setActiveMany(account.accountId, input.experienceIds, input.active)),
  })
