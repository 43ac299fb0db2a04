import { MEGABYTE } from '@taplet/base/bytes'
import { publishingCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../../platform/http/bind.ts'
import { succeed } from '../../../platform/http/succeed.ts'
import type { FindChanges } from './changes.ts'
import type { PublishService } from './service.ts'

/** As much as the largest app that has room on one page, and its names. */
const MAX_BODY = 4 * MEGABYTE

export const publishRoutes = (bind: Bind, service: PublishService, findChanges: FindChanges): void =>
  bind(
    'experiences',
    publishingCalls,
    {
      changes: async ({ account, input }) => {
        const { changes } = await findChanges(account.accountId, input.experienceId)
        return succeed({ changes })
      },
      publish: async ({ account, input }) => succeed(await service.publish(account.accountId, input)),
    },
    { bodyLimits: { publish: MAX_BODY } },
  )
