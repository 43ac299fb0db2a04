import { twinCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { TwinService } from './service.ts'

export const twinRoutes = (bind: Bind, service: TwinService): void =>
  bind('twins', twinCalls, {
    open: async ({ account, input }) => succeed({ twin: await service.open(account, input.kind, input.targetId) }),
    show: async ({ account, input }) =>
      succeed({ twin: await service.show(account.accountId, input.twinId, input.sequence, input.shown) }),
    keep: async ({ account, input }) =>
      succeed({ twin: await service.keep(account.accountId, input.twinId, input.isHere) }),
    close: async ({ account, input }) => {
      await service.close(account.accountId, input.twinId)
      return succeed({})
    },
  })
