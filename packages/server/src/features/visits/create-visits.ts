import { contract } from '@taplet/contract'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import { createGroupedWriter } from './grouped-writer.ts'
import * as store from './store.ts'
import { createVisitLimits } from './visit-limits.ts'

const MAX_HEADER = 512
const trim = (header = ''): string => header.slice(0, MAX_HEADER)

interface VisitDependencies {
  db: Database
  /** The id of the instant app that visitors see at a path, or where that leads. */
  findShown: (path: string) => Promise<string | undefined>
  /** The part of a network address that counts as one guest. */
  addressKey?: (address: string) => string
  now?: () => number
}

/** Visits as the viewer reports them. */
export function createVisits({ db, findShown, addressKey = (address) => address, now = Date.now }: VisitDependencies) {
  const limits = createVisitLimits(now)
  const writer = createGroupedWriter<store.Visit>({ write: (visits) => store.upsert(visits, db) })
  return {
    routes: (bind: Bind): void =>
      bind('visits', contract.visits, {
        record: async ({ input, request }) => {
          const { fullPagePath, tagId = null, furthestSlide } = input
          const visitId = input.visitId.toLowerCase() // as the database reads it: one id, however it is spelt
          const address = addressKey(request.ip)
          requireNoWait(limits.takeReport(address))
          const experienceId = await findShown(fullPagePath)
          if (experienceId === undefined) throw new AppError('NOT_FOUND')
          requireNoWait(limits.takeVisit(address, experienceId, visitId))
          const { 'user-agent': userAgent, referer } = request.headers
          const headers = { userAgent: trim(userAgent), referrer: trim(referer) }
          await writer.add({ visitId, experienceId, tagId, furthestSlide, ...headers })
          return succeed({})
        },
      }),
    /** Stores what still waits. */
    stop: writer.stop,
  }
}

function requireNoWait(seconds: number): void {
  if (seconds > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: seconds })
}
