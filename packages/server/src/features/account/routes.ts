import { accountCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../platform/http/bind.ts'
import { requestLanguageOf } from '../../platform/http/request-language.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { ProfileService } from './profile/profile-service.ts'
import type { AccountService } from './service.ts'

export const bindAccountRoutes = (bind: Bind, service: AccountService, profile: ProfileService): void =>
  bind('account', accountCalls, {
    fetch: async ({ account }) => succeed({ accountData: await service.fetch(account) }),
    update: async ({ account, input }) => {
      await profile.update(account.accountId, input)
      return succeed({ accountData: await service.fetch(account) })
    },
    checkUsername: async ({ account, input, request }) => {
      const problem = await profile.usernameProblem(account.accountId, input.username)
      return succeed({ isAvailable: !problem, ...(problem && { reason: problem(requestLanguageOf(request)) }) })
    },
  })
