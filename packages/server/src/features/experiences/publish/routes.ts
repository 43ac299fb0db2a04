import { MEGABYTE } from '@taplet/base/bytes'
import { publishingCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../../platform/http/bind.ts'
import { succeed } from '../../../platform/http/succeed.ts'
import type { FindChanges } from './changes.ts'
import type { ScheduleService } from './schedule.ts'
import type { PublishService } from './service.ts'

/** As much as the largest app that has room on one page, and its names. */
const MAX_BODY = 4 * MEGABYTE

interface Services {
  service: PublishService
  schedule: ScheduleService
  findChanges: FindChanges
}

export const publishRoutes = (bind: Bind, { service, schedule, findChanges }: Services): void =>
  bind(
    'experiences',
    publishingCalls,
    {
      changes: async ({ account, input }) => {
        const { changes, drafts } = await findChanges(account.accountId, input.experienceId)
        return succeed({ changes, drafts })
      },
      publish: async ({ account, input }) => succeed(await service.publish(account.accountId, input)),
      schedulePublishing: async ({ account, input }) =>
        succeed({ updatedPage: await schedule.schedule(account.accountId, input) }),
      cancelScheduled: async ({ account, input }) =>
        succeed({ updatedPage: await schedule.cancel(account.accountId, input.experienceId) }),
    },
    { bodyLimits: { publish: MAX_BODY, schedulePublishing: MAX_BODY } },
  )
