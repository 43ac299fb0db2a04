import { contract } from '@taplet/contract'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import { createGroupedWriter } from './grouped-writer.ts'
import * as store from './store.ts'
import { createVisitLimits } from './visit-limits.ts'

const MAX_HEADER = 512
const trim = (header = ''): string => header.slice(0, MAX_HEADER)

/** A visitor whom a link led to a website. */
interface Scan {
  tagId: string
  ruleId: string | null
  /** Counts as one guest. */
  address: string
  userAgent: string
  referrer: string
}

interface VisitDependencies {
  db: Database
  /** The id of the instant app that visitors see at a path, or where that leads. */
  findShown: (path: string) => Promise<string | undefined>
  /** The part of a network address that counts as one guest. */
  addressKey?: (address: string) => string
  now?: () => number
  onError?: (error: unknown, about: string) => void
}

/** Visits as the viewer reports them. */
export function createVisits(dependencies: VisitDependencies) {
  const { db, findShown, addressKey = (address) => address, now = Date.now, onError = () => {} } = dependencies
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
          await writer.add({ visitId, experienceId, tagId, ruleId: null, furthestSlide, ...headers })
          return succeed({})
        },
      }),
    /** Stores a visit to a website soon. Nobody waits for it, and what floods us or fails is not counted. */
    countScan({ tagId, ruleId, address, userAgent, referrer }: Scan): void {
      const visitId = randomUUID()
      if (limits.takeVisit(address, tagId, visitId) > 0) return
      const headers = { userAgent: trim(userAgent), referrer: trim(referrer) }
      const add = async () => writer.add({ visitId, experienceId: null, tagId, ruleId, furthestSlide: 0, ...headers })
      add().catch((error) => onError(error, 'storing a scan'))
    },
    /** Stores what still waits. */
    stop: writer.stop,
  }
}

function requireNoWait(seconds: number): void {
  if (seconds > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: seconds })
}
