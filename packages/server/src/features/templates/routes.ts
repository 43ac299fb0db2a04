import { templateCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { TemplateService } from './service.ts'

export const templateRoutes = (bind: Bind, service: TemplateService): void =>
  bind('templates', templateCalls, {
    getAll: async ({ account }) => succeed({ templates: await service.list(account.accountId) }),
    create: async ({ account, input }) => succeed({ template: await service.create(account.accountId, input) }),
    rename: async ({ account, input: { templateId, name } }) =>
      succeed({ template: await service.rename(account.accountId, templateId, name) }),
    delete: async ({ account, input }) => {
      await service.delete(account.accountId, input.templateId)
      return succeed({})
    },
  })
