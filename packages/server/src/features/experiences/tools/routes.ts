import { experienceToolCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../../platform/http/bind.ts'
import { succeed } from '../../../platform/http/succeed.ts'
import type { ExperienceTools } from './service.ts'

export const experienceToolRoutes = (bind: Bind, tools: ExperienceTools): void =>
  bind('experiences', experienceToolCalls, {
    duplicate: async ({ account, input }) => succeed({ updatedPage: await tools.duplicate(account.accountId, input) }),
    consequences: async ({ account, input }) =>
      succeed({ consequences: await tools.consequences(account.accountId, input.experienceId) }),
    saveTheme: async ({ account, input }) => succeed(await tools.saveTheme(account.accountId, input)),
    deleteMany: async ({ account, input }) =>
      succeed({ results: await tools.deleteMany(account.accountId, input.experienceIds) }),
    setActiveMany: async ({ account, input }) =>
      succeed(await tools.setActiveMany(account.accountId, input.experienceIds, input.active)),
  })
