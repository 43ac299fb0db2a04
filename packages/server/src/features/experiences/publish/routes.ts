import { MEGABYTE } from '@taplet/base/bytes'
import { publishingCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../../platform/http/bind.ts'
import { succeed } from '../../../platform/http/succeed.ts'
import type { PublishService } from './service.ts'

/** As much as the largest app that has room on one page, and its names. */
const MAX_BODY = 4 * MEGABYTE

export const publishRoutes = (bind: Bind, service: PublishService): void =>
  bind(
    'experiences',
    publishingCalls,
    { publish: async ({ account, input }) => succeed(await service.publish(account.accountId, input)) },
    { bodyLimits: { publish: MAX_BODY } },
  )
