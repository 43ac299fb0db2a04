import { draftCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { DraftService } from './service.ts'

export const draftRoutes = (bind: Bind, service: DraftService): void =>
  bind('drafts', draftCalls, {
    getAll: async ({ account, input: { kind, targetId } }) =>
      succeed(await service.list(account.accountId, { kind, targetId })),
    save: async ({ account, input }) => succeed({ sequence: await service.save(account.accountId, input) }),
    orders: async ({ account }) => succeed(await service.listOrders(account.accountId)),
    discard: async ({ account, input }) => {
      await service.discard(account.accountId, input)
      return succeed({})
    },
  })
