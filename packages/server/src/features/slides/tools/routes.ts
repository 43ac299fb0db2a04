import { slideToolCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../../platform/http/bind.ts'
import { succeed } from '../../../platform/http/succeed.ts'
import type { SlideTools } from './service.ts'

export const slideToolRoutes = (bind: Bind, tools: SlideTools): void =>
  bind('slides', slideToolCalls, {
    duplicateItem: async ({ account, input }) => {
      const { item, view } = await tools.duplicate(account.accountId, input)
      return succeed({ body: { newExperienceItem: item, updatedView: view } })
    },
    consequences: async ({ account, input }) =>
      succeed({ consequences: await tools.consequences(account.accountId, input.experienceItemId) }),
    deleteMany: async ({ account, input }) =>
      succeed(await tools.deleteMany(account.accountId, input.experienceItemIds)),
  })
