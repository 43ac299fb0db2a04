import type { VisitReport } from '@taplet/contract'
import { randomUUID } from 'node:crypto'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { RequestInfo } from '../../platform/http/request-info.ts'
import { purposeIn } from '../../platform/visitors/classify-request.ts'
import { type createDescribeArrival, moreOf, NO_PROGRESS } from './arrival/describe-arrival.ts'
import { createKnownVisits } from './writing/known-visits.ts'
import type { createBots } from './bots.ts'
import type { ArrivedReport } from './report.ts'
import type { VisitEvent } from './visit.ts'
import type { createVisitLimits } from './visit-limits.ts'

interface VisitServiceOptions {
  describe: ReturnType<typeof createDescribeArrival>
  /** Resolves when the report is stored for good. */
  add: (report: ArrivedReport) => Promise<void>
  limits: ReturnType<typeof createVisitLimits>
  machines: ReturnType<typeof createBots>
  findShown: (path: string) => Promise<string | undefined>
  addressKey: (address: string) => string
  now: () => number
  onError: (error: unknown, about: string) => void
}

/** Somebody whom a link led to a website. */
interface Scan {
  tagId: string
  ruleId: string | null
}

/** A page that was seen by somebody whose browser runs no script. */
interface SeenPage {
  path: string
  tagId: string | null
}

const agentIn = ({ headers }: RequestInfo): string => headers['user-agent'] ?? ''
const queryOf = (address: string): string => /\?[^#]*/.exec(address)?.[0] ?? ''

export function createVisitService(options: VisitServiceOptions) {
  const { describe, add, limits, machines, findShown, addressKey, now, onError } = options
  const known = createKnownVisits(now)

  async function requireShown(path: string): Promise<string> {
    const experienceId = await findShown(path)
    if (experienceId === undefined) throw new AppError('NOT_FOUND')
    return experienceId
  }

  /** A visit more than one address may begin is refused, and told of once a minute. */
  function requireRoom(request: RequestInfo, address: string, experienceId: string, visitId: string): void {
    const seconds = limits.takeVisit(address, experienceId, visitId)
    if (seconds === 0) return
    if (limits.isNewFlood(address, experienceId)) machines.noteFlood({ experienceId, tagId: null }, agentIn(request))
    throw new AppError('TOO_MANY_REQUESTS', { retryAfter: seconds })
  }

  /** The instant app at a path, for one report more of an address. */
  async function takeReport(request: RequestInfo, address: string, path: string): Promise<string> {
    const seconds = limits.takeReport(address)
    if (seconds === 0) return requireShown(path)
    if (limits.isNewFlood(address, ''))
      machines.noteFlood({ experienceId: await requireShown(path), tagId: null }, agentIn(request))
    throw new AppError('TOO_MANY_REQUESTS', { retryAfter: seconds })
  }

  const happeningsOf = (events: VisitReport['events']): VisitEvent[] =>
    events.map(({ id, type, itemId, widgetId = null, value = null, ago }) => ({
      eventId: id,
      type,
      itemId,
      widgetId,
      value,
      at: new Date(now() - ago),
    }))

  return {
    /** Resolves when what the viewer reports is stored for good. */
    async record(report: VisitReport, request: RequestInfo): Promise<void> {
      const { fullPagePath, tagId = null, furthestSlide, guest, search, referrer } = report
      const visitId = report.visitId.toLowerCase() // as the database reads it: one id, however it is spelt
      const address = addressKey(request.ip)
      const experienceId = await takeReport(request, address, fullPagePath)
      requireRoom(request, address, experienceId, visitId)
      const happenings = happeningsOf(report.events)
      if (known.has(visitId, experienceId)) {
        await add(moreOf({ visitId, experienceId, tagId, furthestSlide, happenings }, request, now()))
        return
      }
      const arrival = { visitId, experienceId, tagId, guest, search, referrer, sign: 'BEACON' as const }
      const arrived = await describe(request, arrival, { furthestSlide, happenings })
      await add(arrived)
      if (arrived.verdict === 'HUMAN') known.add(visitId, experienceId)
    },

    /** Resolves when it is stored for good that a page was seen; the page that asks for the picture is its referrer. */
    async recordWithoutScript({ path, tagId }: SeenPage, request: RequestInfo): Promise<void> {
      const visitId = randomUUID()
      const address = addressKey(request.ip)
      const experienceId = await takeReport(request, address, path)
      requireRoom(request, address, experienceId, visitId)
      const search = queryOf(request.headers.referer ?? '')
      const arrival = { visitId, experienceId, tagId, search, referrer: '', sign: 'PIXEL' as const }
      await add(await describe(request, arrival, NO_PROGRESS))
    },

    /** Stores a visit to a website soon. Nobody waits for it, and what floods us or fails is not counted. */
    countScan({ tagId, ruleId }: Scan, request: RequestInfo): void {
      const target = { experienceId: null, tagId }
      const asked = { method: request.method, userAgent: agentIn(request), purpose: purposeIn(request.headers) }
      if (!machines.noteUnlessHuman(target, asked, 'LINK')) return
      const [visitId, address] = [randomUUID(), addressKey(request.ip)]
      if (limits.takeVisit(address, tagId, visitId) > 0) {
        if (limits.isNewFlood(address, tagId)) machines.noteFlood(target, agentIn(request))
        return
      }
      const { referer = '' } = request.headers
      const arrival = { ...target, visitId, ruleId, search: queryOf(request.url), referrer: referer }
      const store = async (): Promise<void> => {
        await add(await describe(request, { ...arrival, sign: 'LINK' }, NO_PROGRESS))
      }
      store().catch((error) => onError(error, 'storing a scan'))
    },
  }
}
export type VisitService = ReturnType<typeof createVisitService>
