import { checkCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../platform/http/bind.ts'
import { requestLanguageOf } from '../../platform/http/request-language.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { Layouts } from './layouts/service.ts'
import type { CheckService } from './service.ts'

export const checkRoutes = (bind: Bind, service: CheckService, layouts: Layouts): void =>
  bind('checks', checkCalls, {
    run: async ({ account, input, request }) =>
      succeed(await service.run(account.accountId, input.experienceId, requestLanguageOf(request))),
    addresses: async ({ account, input }) => succeed(await service.checkAddresses(account.accountId, input.urls)),
    layouts: async ({ account, input }) =>
      succeed({ layouts: await layouts.list(account.accountId, input.experienceId) }),
    saveLayout: async ({ account, input }) => {
      await layouts.save(account.accountId, input)
      return succeed({})
    },
  })
