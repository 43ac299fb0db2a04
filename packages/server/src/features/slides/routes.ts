import type { CheckFinding } from '@taplet/contract'
import { slideCalls } from '@taplet/contract/schemas'
import type { Language } from '@taplet/messages'
import type { Bind } from '../../platform/http/bind.ts'
import { requestLanguageOf } from '../../platform/http/request-language.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { SlideService } from './service.ts'

/** Returns the findings about a saved slide; undefined when they are not known in time. */
export type SlideWarnings = (
  accountId: string,
  viewId: string,
  language: Language,
) => Promise<CheckFinding[] | undefined>

export const slideRoutes = (bind: Bind, service: SlideService, warningsOf: SlideWarnings): void =>
  bind('slides', slideCalls, {
    getAllViews: async ({ account }) => succeed({ views: await service.listViews(account.accountId) }),
    updateView: async ({ account, input, request }) => {
      const updatedView = await service.saveView(account.accountId, input)
      const warnings = await warningsOf(account.accountId, updatedView.viewId, requestLanguageOf(request))
      return succeed({ updatedView, warnings })
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
