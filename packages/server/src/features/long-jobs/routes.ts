import { longJobCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { LongJobService } from './service.ts'

export function longJobRoutes(bind: Bind, service: LongJobService): void {
  bind('longJobs', longJobCalls, {
    fetchAll: async ({ account }) => succeed({ jobs: await service.list(account) }),
    delete: async ({ account, input }) => {
      await service.remove(account, input.jobId)
      return succeed({})
    },
    file: ({ account, input }) => service.file(account, input.jobId, input.isConfirmed === 'true'),
  })
}
