import type { CheckFinding } from '@taplet/contract'
import { slideCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { SlideService } from './service.ts'

/** What visitors would stumble over on a slide that was saved; undefined when it is not known in time. */
export type SlideWarnings = (accountId: string, viewId: string) => Promise<CheckFinding[] | undefined>

export const slideRoutes = (bind: Bind, service: SlideService, warningsOf: SlideWarnings): void =>
  bind('slides', slideCalls, {
    getAllViews: async ({ account }) => succeed({ views: await service.listViews(account.accountId) }),
    updateView: async ({ account, input }) => {
      const updatedView = await service.saveView(account.accountId, input)
      return succeed({ updatedView, warnings: await warningsOf(account.accountId, updatedView.viewId) })
    },
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
