import { historyCalls, historyToolCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { HistoryService } from './service.ts'

export function historyRoutes(bind: Bind, service: HistoryService): void {
  bind('history', historyCalls, {
    fetchMetadata: async ({ input }) => succeed({ metadata: await service.describe(input.historyItemPaths) }),
    remove: async ({ account, input }) => {
      await service.remove(account.accountId, input.historyItemId)
      return succeed({})
    },
  })
  bind('history', historyToolCalls, {
    list: async ({ account, input }) => succeed(await service.list(account.accountId, input)),
    merge: async ({ account, input }) => succeed({ isPaused: await service.merge(account.accountId, input.items) }),
    restore: async ({ account, input }) => {
      await service.restore(account.accountId, input.historyItemId)
      return succeed({})
    },
    clear: async ({ account }) => {
      await service.clear(account.accountId)
      return succeed({})
    },
    pause: async ({ account, input }) => {
      await service.pause(account.accountId, input.isPaused)
      return succeed({ isPaused: input.isPaused })
    },
  })
}
