import type { RequestInfo } from '../../../platform/http/request-info.ts'
import type { CountryOfRequest } from '../../../platform/visitors/country-of-request.ts'
import { classifyAgent, CLASSIFIER, MAX_AGENT } from '../../../platform/visitors/classify-agent.ts'
import { classifyRequest, purposeIn } from '../../../platform/visitors/classify-request.ts'
import type { ArrivedReport } from '../report.ts'
import type { Sign, TrafficClass } from '../visit.ts'
import type { createGuests } from './guests.ts'
import type { createOwnVisits } from './own-visits.ts'
import { originOf } from './origin-of.ts'

interface ArrivalDependencies {
  guestOf: ReturnType<typeof createGuests>
  isOwn: ReturnType<typeof createOwnVisits>
  countryOf: CountryOfRequest
  /** The host of our own addresses. */
  ownHost: string
  now: () => number
}

/** What is known about a visit besides its request. */
export interface Arrival {
  visitId: string
  experienceId: string | null
  tagId: string | null
  ruleId?: string | null
  guest?: string | undefined
  search: string
  referrer: string
  sign: Sign
}

/** How far it has come, and what happened in it. */
type Progress = Pick<ArrivedReport, 'furthestSlide' | 'events'>
export const NO_PROGRESS: Progress = { furthestSlide: 0, events: [] }

/** Do Not Track and Global Privacy Control. */
const isPrivate = ({ headers }: RequestInfo): boolean => headers['dnt'] === '1' || headers['sec-gpc'] === '1'

/** Turns a request into everything that is stored about a visit. The network address goes no further than this. */
export function createDescribeArrival({ guestOf, isOwn, countryOf, ownHost, now }: ArrivalDependencies) {
  return async (
    request: RequestInfo,
    arrival: Arrival,
    { furthestSlide, events }: Progress,
  ): Promise<ArrivedReport> => {
    const { visitId, experienceId, tagId, ruleId = null, sign } = arrival
    const userAgent = request.headers['user-agent'] ?? ''
    const agent = userAgent.slice(0, MAX_AGENT)
    const asksForPrivacy = isPrivate(request)
    const { verdict, reason } = classifyRequest({
      method: request.method,
      userAgent,
      purpose: purposeIn(request.headers),
    })
    const isHuman = verdict === 'HUMAN'
    // Sequential: mostly each is known at once.
    const country = await countryOf(request)
    const found = await guestOf({
      scope: experienceId ?? tagId ?? '',
      word: arrival.guest,
      address: request.ip,
      userAgent: agent,
      isPrivate: asksForPrivacy || !isHuman,
    })
    const own = isHuman && (await isOwn(request, visitId, { experienceId, tagId }))
    const { source, referrer, utm } = originOf({ ...arrival, ownHosts: [ownHost, request.hostname] })
    const classified: TrafficClass = own ? 'OWN' : verdict
    return {
      visitId,
      at: new Date(now()),
      experienceId,
      tagId,
      ruleId,
      guest: found.guest,
      agent,
      country: country ?? null,
      device: classifyAgent(agent).device,
      source,
      referrer: asksForPrivacy ? null : referrer,
      utm,
      signs: [sign, ...(found.isGuess ? ['GUESS' as const] : []), ...(asksForPrivacy ? ['PRIVATE' as const] : [])],
      verdict: classified,
      reason,
      judge: CLASSIFIER,
      isFirstOfApp: false,
      isFirstOfLink: false,
      furthestSlide,
      events,
    }
  }
}

type More = Pick<ArrivedReport, 'visitId' | 'experienceId' | 'tagId' | 'furthestSlide' | 'events'>

/** Returns the report of further events of a stored visit: only what happened is stored. */
export const moreOf = (
  { visitId, experienceId, tagId, furthestSlide, events }: More,
  { headers }: RequestInfo,
  at: number,
): ArrivedReport => ({
  visitId,
  at: new Date(at),
  experienceId,
  tagId,
  ruleId: null,
  guest: null,
  agent: headers['user-agent']?.slice(0, MAX_AGENT) ?? '',
  country: null,
  device: 'OTHER',
  source: 'DIRECT',
  referrer: null,
  utm: null,
  signs: ['BEACON'],
  verdict: 'HUMAN',
  reason: '',
  judge: CLASSIFIER,
  isFirstOfApp: false,
  isFirstOfLink: false,
  furthestSlide,
  events,
})
