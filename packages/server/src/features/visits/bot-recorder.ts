import { MINUTE_MS } from '@taplet/base/time'
import { randomUUID } from 'node:crypto'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { classifyAgent, CLASSIFIER, MAX_AGENT } from '../../platform/visitors/classify-agent.ts'
import { classifyRequest, type PageRequest } from '../../platform/visitors/classify-request.ts'
import type { ArrivedReport } from './report.ts'
import type { Sign, TrafficClass } from './visit.ts'

interface BotRecorderOptions {
  add: (report: ArrivedReport) => Promise<void>
  now: () => number
  onError: (error: unknown, about: string) => void
}

/** What was requested: an instant app, or a link that leads to a website. */
interface Target {
  experienceId: string | null
  tagId: string | null
}

/** Requests of one program for one page stored per minute; more are a flood, which is recorded once. */
const MAX_A_MINUTE = 300
const ASKED_BY_SCRIPT = 'empty'
/** Most pairs of programs and pages counted separately per minute. */
const MAX_COUNTED_APART = 20_000

/** Records requests of bots. Nothing waits for it; what exceeds the limits is not stored. */
export function createBotRecorder({ add, now, onError }: BotRecorderOptions) {
  let minute = 0
  let seen = new Map<string, number>()
  const reported = new WeakSet<object>()

  /** Returns how often this came in this minute. */
  function countOf(key: string): number {
    const current = Math.floor(now() / MINUTE_MS)
    if (current !== minute) seen = new Map()
    minute = current
    const count = (seen.get(key) ?? 0) + 1
    if (count > 1 || seen.size < MAX_COUNTED_APART) seen.set(key, count)
    return seen.size < MAX_COUNTED_APART ? count : Math.max(count, MAX_A_MINUTE + 2)
  }

  /** A failed group is logged once, not for each of its parts; what finds no room is dropped. */
  function tell(error: unknown): void {
    if (error instanceof AppError) return
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return
      reported.add(error)
    }
    onError(error, 'storing what no person asked for')
  }

  function note(
    { experienceId, tagId }: Target,
    verdict: TrafficClass,
    reason: string,
    userAgent: string,
    sign: Sign,
  ): void {
    const agent = userAgent.slice(0, MAX_AGENT)
    const report: ArrivedReport = {
      visitId: randomUUID(),
      at: new Date(now()),
      experienceId,
      tagId,
      ruleId: null,
      guest: null,
      agent,
      country: null,
      device: classifyAgent(agent).device,
      source: tagId === null ? 'DIRECT' : 'QR',
      referrer: null,
      utm: null,
      signs: [sign],
      verdict,
      reason,
      judge: CLASSIFIER,
      isFirstOfApp: false,
      isFirstOfLink: false,
      furthestSlide: 0,
      events: [],
    }
    const send = async (): Promise<void> => add(report)
    send().catch(tell)
  }

  return {
    /** Records the request unless a person sees the response. Returns whether a person does. */
    noteUnlessHuman(target: Target, request: PageRequest, sign: 'PAGE' | 'LINK'): boolean {
      const { verdict, reason } = classifyRequest(request)
      if (verdict === 'HUMAN') return true
      // A page's own worker asks for the page again, to keep it: one opening, not two.
      if (request.destination === ASKED_BY_SCRIPT) return false
      const count = countOf(`${target.experienceId}/${target.tagId}/${verdict}/${request.userAgent}`)
      if (count <= MAX_A_MINUTE) note(target, verdict, reason, request.userAgent, sign)
      else if (count === MAX_A_MINUTE + 1) note(target, 'FLOOD', reason, request.userAgent, sign)
      return false
    },
    /** Records that one address sends more than a shop full of guests would. */
    noteFlood: (target: Target, userAgent: string): void => note(target, 'FLOOD', '', userAgent, 'BEACON'),
  }
}
