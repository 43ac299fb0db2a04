import { checkCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { CheckService } from './service.ts'

export const checkRoutes = (bind: Bind, service: CheckService): void =>
  bind('checks', checkCalls, {
    run: async ({ account, input }) => succeed(await service.run(account.accountId, input.experienceId)),
    addresses: async ({ account, input }) => succeed(await service.checkAddresses(account.accountId, input.urls)),
  })
