import { appTemplateCalls, copyLinkCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { CopyLinkService } from './links/service.ts'
import type { AppTemplateService } from './templates/service.ts'

export function appCopyRoutes(bind: Bind, templates: AppTemplateService, links: CopyLinkService): void {
  bind('appTemplates', appTemplateCalls, {
    getAll: async ({ account }) => succeed({ templates: await templates.list(account.accountId) }),
    create: async ({ account, input: { experienceId, name } }) =>
      succeed({ template: await templates.create(account.accountId, experienceId, name) }),
    rename: async ({ account, input: { templateId, name } }) =>
      succeed({ template: await templates.rename(account.accountId, templateId, name) }),
    delete: async ({ account, input }) => {
      await templates.delete(account.accountId, input.templateId)
      return succeed({})
    },
    use: async ({ account, input }) => succeed(await templates.use(account.accountId, input)),
  })
  bind('copyLinks', copyLinkCalls, {
    fetch: async ({ account, input }) => succeed({ link: await links.find(account.accountId, input.experienceId) }),
    create: async ({ account, input }) => succeed({ link: await links.create(account.accountId, input.experienceId) }),
    revoke: async ({ account, input }) => {
      await links.revoke(account.accountId, input.experienceId)
      return succeed({})
    },
    show: async ({ input }) => succeed({ app: await links.show(input.token) }),
    take: async ({ account, input: { token, experienceId } }) =>
      succeed(await links.take(account, token, experienceId)),
  })
}
