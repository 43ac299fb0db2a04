import { contract, type VisitReport } from '@taplet/contract'
import { createHmac, randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import { createAgentIds } from './agent-ids.ts'
import { createGroupedWriter } from './grouped-writer.ts'
import * as store from './store.ts'
import type { Happening } from './visit.ts'
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

const hostOf = (referrer: string): string | null => (URL.canParse(referrer) ? new URL(referrer).host : null)
const PLAIN = { country: null, device: 'OTHER', utm: null, verdict: 'HUMAN', reason: '', judge: 'none' } as const
const NOT_FIRST = { isFirstOfApp: false, isFirstOfLink: false } as const

/** Visits as the viewer reports them. */
export function createVisits(dependencies: VisitDependencies) {
  const { db, findShown, addressKey = (address) => address, now = Date.now, onError = () => {} } = dependencies
  const limits = createVisitLimits(now)
  const agentIdOf = createAgentIds(db)
  const writer = createGroupedWriter<store.Report>({ write: (reports) => store.writeReports(reports, db) })

  const happeningsOf = (events: VisitReport['events'], at: number): Happening[] =>
    events.map(({ id, type, itemId, widgetId = null, value = null, ago }) => ({
      eventId: id,
      type,
      itemId,
      widgetId,
      value,
      at: new Date(at - ago),
    }))

  return {
    routes: (bind: Bind): void =>
      bind('visits', contract.visits, {
        record: async ({ input, request }) => {
          const { fullPagePath, tagId = null, furthestSlide, guest, events } = input
          const visitId = input.visitId.toLowerCase() // as the database reads it: one id, however it is spelt
          const address = addressKey(request.ip)
          requireNoWait(limits.takeReport(address))
          const experienceId = await findShown(fullPagePath)
          if (experienceId === undefined) throw new AppError('NOT_FOUND')
          requireNoWait(limits.takeVisit(address, experienceId, visitId))
          await writer.add({
            ...PLAIN,
            ...NOT_FIRST,
            visitId,
            at: new Date(now()),
            experienceId,
            tagId,
            ruleId: null,
            guest:
              guest === undefined ? null : createHmac('sha256', experienceId).update(guest).digest().subarray(0, 12),
            agentId: await agentIdOf(trim(request.headers['user-agent'])),
            source: tagId === null ? 'DIRECT' : 'QR',
            referrer: hostOf(input.referrer),
            signs: ['BEACON'],
            furthestSlide,
            happenings: happeningsOf(events, now()),
          })
          return succeed({})
        },
      }),
    /** Stores a visit to a website soon. Nobody waits for it, and what floods us or fails is not counted. */
    countScan({ tagId, ruleId, address, userAgent, referrer }: Scan): void {
      const visitId = randomUUID()
      if (limits.takeVisit(address, tagId, visitId) > 0) return
      const add = async () =>
        writer.add({
          ...PLAIN,
          ...NOT_FIRST,
          visitId,
          at: new Date(now()),
          experienceId: null,
          tagId,
          ruleId,
          guest: null,
          agentId: await agentIdOf(trim(userAgent)),
          source: 'QR',
          referrer: hostOf(trim(referrer)),
          signs: ['LINK'],
          furthestSlide: 0,
          happenings: [],
        })
      add().catch((error) => onError(error, 'storing a scan'))
    },
    /** Stores what still waits. */
    stop: writer.stop,
  }
}

function requireNoWait(seconds: number): void {
  if (seconds > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: seconds })
}
