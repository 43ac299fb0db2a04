import { accountCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { AccountService } from './service.ts'

export const bindAccountRoutes = (bind: Bind, service: AccountService): void =>
  bind('account', accountCalls, {
    fetch: async ({ account }) => succeed({ accountData: await service.fetch(account.accountId) }),
  })
