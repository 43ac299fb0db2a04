import { contract } from '@taplet/contract'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { SlideService } from './service.ts'

export const slideRoutes = (bind: Bind, service: SlideService): void =>
  bind('slides', contract.slides, {
    getAllViews: async ({ account }) => succeed({ views: await service.listViews(account.accountId) }),
    updateView: async ({ account, input }) =>
      succeed({ updatedView: await service.saveView(account.accountId, input) }),
    createItem: async ({ account, input }) => {
      const { item, view } = await service.createItem(account.accountId, input)
      return succeed({ body: { newExperienceItem: item, updatedView: view } })
    },
    getAllItems: async ({ account }) =>
      succeed({ body: { experienceItems: await service.listItems(account.accountId) } }),
    updateItem: async ({ account, input }) =>
      succeed({ body: { updatedExperienceItem: await service.updateItem(account.accountId, input) } }),
    deleteItem: async ({ account, input }) =>
      succeed({ body: { removedFrom: await service.deleteItem(account.accountId, input.experienceItemId) } }),
  })
