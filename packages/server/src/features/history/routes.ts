import { historyCalls, historyToolCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { HistoryService } from './service.ts'

export function historyRoutes(bind: Bind, service: HistoryService): void {
  bind('history', historyCalls, {
    fetchMetadata: async ({ input }) => succeed({ metadata: await service.describe(input.historyItemPaths) }),
    remove: async ({ person, input }) => {
      await service.remove(person.personId, input.historyItemId)
      return succeed({})
    },
  })
  bind('history', historyToolCalls, {
    list: async ({ person, input }) => succeed(await service.list(person.personId, input)),
    merge: async ({ person, input }) => succeed({ isPaused: await service.merge(person.personId, input.items) }),
    restore: async ({ person, input }) => {
      await service.restore(person.personId, input.historyItemId)
      return succeed({})
    },
    clear: async ({ person }) => {
      await service.clear(person.personId)
      return succeed({})
    },
    pause: async ({ person, input }) => {
      await service.pause(person.personId, input.isPaused)
      return succeed({ isPaused: input.isPaused })
    },
  })
}
