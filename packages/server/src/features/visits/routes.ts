import { contract } from '@taplet/contract'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { VisitService } from './service.ts'

export const bindVisitRoutes = (bind: Bind, service: VisitService): void =>
  bind('visits', contract.visits, {
    record: async ({ input, request }) => {
      await service.record(input, request)
      return succeed({})
    },
  })
