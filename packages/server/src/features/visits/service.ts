import { TAG_MARK, type VisitReport } from '@taplet/contract'
import { entityId } from '@taplet/slides/schema'
import { randomUUID } from 'node:crypto'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { RequestInfo } from '../../platform/http/request-info.ts'
import { purposeIn } from '../../platform/visitors/classify-request.ts'
import { type Arrival, type createDescribeArrival, moreOf, NO_PROGRESS } from './arrival/describe-arrival.ts'
import { createKnownVisits } from './writing/known-visits.ts'
import type { createBotRecorder } from './bot-recorder.ts'
import type { ArrivedReport } from './report.ts'
import type { VisitEvent } from './visit.ts'
import type { createVisitLimits } from './visit-limits.ts'

interface VisitServiceOptions {
  describe: ReturnType<typeof createDescribeArrival>
  /** Resolves when the report is durably stored. */
  add: (report: ArrivedReport) => Promise<void>
  limits: ReturnType<typeof createVisitLimits>
  bots: ReturnType<typeof createBotRecorder>
  findShown: (path: string) => Promise<string | undefined>
  addressKey: (address: string) => string
  now: () => number
  onError: (error: unknown, about: string) => void
}

/** A visitor whom a link led to a website. */
interface Scan {
  tagId: string
  ruleId: string | null
}

/** An instant app that a program shows a visitor, and the query of the address that was opened. */
interface FetchedApp {
  path: string
  search: string
}

/** A page viewed in a browser without JavaScript. */
interface SeenPage {
  path: string
  tagId: string | null
  /** The slide that it opened with: all that is known of what was seen. */
  itemId: string | null
}

const firstSlide = (itemId: string, at: Date): VisitEvent => ({
  eventId: 0,
  type: 'SLIDE',
  itemId,
  widgetId: null,
  value: null,
  at,
})

const agentIn = ({ headers }: RequestInfo): string => headers['user-agent'] ?? ''
const queryOf = (address: string): string => /\?[^#]*/.exec(address)?.[0] ?? ''

export function createVisitService(options: VisitServiceOptions) {
  const { describe, add, limits, bots, findShown, addressKey, now, onError } = options
  const known = createKnownVisits(now)

  async function requireShown(path: string): Promise<string> {
    const experienceId = await findShown(path)
    if (experienceId === undefined) throw new AppError('NOT_FOUND')
    return experienceId
  }

  /** Refuses visits beyond the limit of one address, and records that once a minute. */
  function requireRoom(request: RequestInfo, address: string, experienceId: string, visitId: string): void {
    const seconds = limits.takeVisit(address, experienceId, visitId)
    if (seconds === 0) return
    if (limits.isNewFlood(address, experienceId)) bots.noteFlood({ experienceId, tagId: null }, agentIn(request))
    throw new AppError('TOO_MANY_REQUESTS', { retryAfter: seconds })
  }

  /** Returns the instant app at a path, and counts one report of an address. */
  async function takeReport(request: RequestInfo, address: string, path: string): Promise<string> {
    const seconds = limits.takeReport(address)
    if (seconds === 0) return requireShown(path)
    if (limits.isNewFlood(address, ''))
      bots.noteFlood({ experienceId: await requireShown(path), tagId: null }, agentIn(request))
    throw new AppError('TOO_MANY_REQUESTS', { retryAfter: seconds })
  }

  const eventsOf = (events: VisitReport['events']): VisitEvent[] =>
    events.map(({ id, type, itemId, widgetId = null, value = null, ago }) => ({
      eventId: id,
      type,
      itemId,
      widgetId,
      value,
      at: new Date(now() - ago),
    }))

  /** Stores an arrival that nothing else will tell of, unless its address sends too many to one subject. */
  async function count(
    arrival: Omit<Arrival, 'visitId' | 'sign'>,
    subjectId: string,
    sign: 'PAGE' | 'LINK',
    request: RequestInfo,
  ): Promise<void> {
    const asked = { method: request.method, userAgent: agentIn(request), purpose: purposeIn(request.headers) }
    if (!bots.noteUnlessHuman(arrival, asked, sign)) return
    const [visitId, address] = [randomUUID(), addressKey(request.ip)]
    if (limits.takeVisit(address, subjectId, visitId) > 0) {
      if (limits.isNewFlood(address, subjectId)) bots.noteFlood(arrival, agentIn(request))
      return
    }
    await add(await describe(request, { ...arrival, visitId, sign }, NO_PROGRESS))
  }

  function inBackground(store: () => Promise<void>, about: string): void {
    store().catch((error) => {
      if (!(error instanceof AppError)) onError(error, about) // the others wait, or found no room
    })
  }

  return {
    /** Resolves when the viewer's report is durably stored. */
    async record(report: VisitReport, request: RequestInfo): Promise<void> {
      const { fullPagePath, tagId = null, furthestSlide, guest, search, referrer } = report
      const visitId = report.visitId.toLowerCase() // normalised like the database does: one id in any spelling
      const address = addressKey(request.ip)
      const experienceId = await takeReport(request, address, fullPagePath)
      requireRoom(request, address, experienceId, visitId)
      const events = eventsOf(report.events)
      if (known.has(visitId, experienceId)) {
        await add(moreOf({ visitId, experienceId, tagId, furthestSlide, events }, request, now()))
        return
      }
      const arrival = { visitId, experienceId, tagId, guest, search, referrer, sign: 'BEACON' as const }
      const arrived = await describe(request, arrival, { furthestSlide, events })
      await add(arrived)
      if (arrived.verdict === 'HUMAN') known.add(visitId, experienceId)
    },

    /** Resolves when the view of a page is durably stored; the page that loads the picture is its referrer. */
    async recordWithoutScript({ path, tagId, itemId }: SeenPage, request: RequestInfo): Promise<void> {
      const visitId = randomUUID()
      const address = addressKey(request.ip)
      const experienceId = await takeReport(request, address, path)
      requireRoom(request, address, experienceId, visitId)
      const search = queryOf(request.headers.referer ?? '')
      const arrival = { visitId, experienceId, tagId, search, referrer: '', sign: 'PIXEL' as const }
      const events = itemId === null ? [] : [firstSlide(itemId, new Date(now()))]
      await add(await describe(request, arrival, { ...NO_PROGRESS, events }))
    },

    /** Stores a visit to a website soon. Nothing waits for it; what exceeds limits or fails is not counted. */
    countScan({ tagId, ruleId }: Scan, request: RequestInfo): void {
      const { referer: referrer = '' } = request.headers
      const scan = { experienceId: null, tagId, ruleId, search: queryOf(request.url), referrer }
      inBackground(() => count(scan, tagId, 'LINK', request), 'storing a scan')
    },

    /** Stores the visit of somebody for whom a program shows an instant app, as `countScan` does. */
    countFetch({ path, search }: FetchedApp, request: RequestInfo): void {
      const tagId = entityId.safeParse(new URLSearchParams(search).get(TAG_MARK)).data ?? null
      inBackground(async () => {
        const experienceId = await requireShown(path.replace(/^\//, ''))
        await count({ experienceId, tagId, ruleId: null, search, referrer: '' }, experienceId, 'PAGE', request)
      }, 'storing a fetched app')
    },
  }
}
export type VisitService = ReturnType<typeof createVisitService>
