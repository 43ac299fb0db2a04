import { contract } from '@taplet/contract'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import * as store from './store.ts'
import { createVisitLimits } from './visit-limits.ts'

const MAX_HEADER = 512
const trim = (header = ''): string => header.slice(0, MAX_HEADER)

interface VisitDependencies {
  db: Database
  /** The part of a network address that counts as one guest. */
  addressKey?: (address: string) => string
  now?: () => number
}

/** Visits as the viewer reports them. */
export function createVisits({ db, addressKey = (address) => address, now = Date.now }: VisitDependencies) {
  const limits = createVisitLimits(now)
  return {
    routes: (bind: Bind): void =>
      bind('visits', contract.visits, {
        record: async ({ input, request }) => {
          const { fullPagePath, tagId = null, ...visit } = input
          const address = addressKey(request.ip)
          requireNoWait(limits.takeReport(address))
          const experienceId = await store.findExperienceId(fullPagePath, db)
          if (experienceId === undefined) throw new AppError('NOT_FOUND')
          requireNoWait(limits.takeVisit(address, experienceId, visit.visitId))
          const { 'user-agent': userAgent, referer } = request.headers
          await store.upsert(experienceId, { ...visit, tagId, userAgent: trim(userAgent), referrer: trim(referer) }, db)
          return succeed({})
        },
      }),
  }
}

function requireNoWait(seconds: number): void {
  if (seconds > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: seconds })
}
