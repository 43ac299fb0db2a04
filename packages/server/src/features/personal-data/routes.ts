import { personalDataCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../platform/http/bind.ts'
import { requestLanguageOf } from '../../platform/http/request-language.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { PersonalDataService } from './service.ts'

export const personalDataRoutes = (bind: Bind, service: PersonalDataService, ordersRetentionYears: number): void =>
  bind('account', personalDataCalls, {
    findVisitor: async ({ account, input }) =>
      succeed({ visitor: await service.find(account.accountId, input.email), ordersRetentionYears }),
    exportVisitor: async ({ account, input: { timezone, ...wanted }, request }) => ({
      name: 'visitor.zip',
      contentType: 'application/zip',
      content: await service.export(account.accountId, wanted, { timezone, language: requestLanguageOf(request) }),
    }),
    eraseVisitor: async ({ account, input }) =>
      succeed({ erased: await service.erase(account.accountId, input, account.personId) }),
  })
