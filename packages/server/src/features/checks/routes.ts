import { studio } from '@taplet/contract/studio'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { CheckService } from './service.ts'

export const checkRoutes = (bind: Bind, service: CheckService): void =>
  bind('checks', studio.checks, {
    run: async ({ account, input }) => succeed(await service.run(account.accountId, input.experienceId)),
    addresses: async ({ account, input }) => succeed(await service.checkAddresses(account.accountId, input.urls)),
  })
