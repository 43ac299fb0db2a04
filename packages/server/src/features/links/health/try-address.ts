import type { Outcome, SafeFetch } from '../../../platform/outbound/safe-fetch.ts'
import { messages } from '../messages/messages.ts'
import { codeIn } from '../rules/code-in.ts'
import { type Found, OK } from './find-state.ts'

export interface TryDependencies {
  safeFetch: SafeFetch
  /** Pages of this Taplet: looked up in the database, never requested over the network. */
  own: { origins: readonly string[]; isAlive(path: string): Promise<boolean> }
  now: () => number
}

const PROBE = { maxBytes: 4096, timeoutMs: 10_000, followsRedirects: false }
const SLOW_MS = 5000
const MAX_HOPS = 8
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Status codes that many sites send to programs but not to people. */
const TO_PROGRAMS = new Set([401, 403, 405, 406, 408, 425, 429, 451, 999])

const UNREACHABLE = 'UNREACHABLE'

/** Follows an address as a visitor's browser would, redirect by redirect. `isBack`: it leads to the link itself. */
export function createTryAddress({ safeFetch, own, now }: TryDependencies) {
  const hosts = new Set<string | undefined>(own.origins.map((origin) => new URL(origin).host))

  async function ask(url: string): Promise<Outcome> {
    const head = await safeFetch(url, { method: 'HEAD', ...PROBE })
    // Some servers respond only to GET; others answer HEAD with an error although the page exists.
    const isSure = head.kind !== 'ANSWER' || head.status < 400
    return isSure ? head : safeFetch(url, { method: 'GET', ...PROBE })
  }

  async function ownState(url: string, isBack: (url: string) => Promise<boolean>): Promise<Found> {
    if (codeIn(url, own.origins) !== undefined && (await isBack(url)))
      return { state: 'LOOP', detail: messages.later('health.loop') }
    if (await own.isAlive(new URL(url).pathname)) return OK
    return { state: 'DEAD', detail: messages.later('health.ownPageGone') }
  }

  return async (first: string, isBack: (url: string) => Promise<boolean>): Promise<Found> => {
    const began = now()
    const seen = new Set<string>()
    let url = first
    let setsCookies = false
    for (let hop = 0; hop <= MAX_HOPS; hop++) {
      if (hosts.has(URL.parse(url)?.host)) return ownState(url, isBack)
      if (seen.has(url)) break
      seen.add(url)
      const outcome = await ask(url)
      const next = nextOf(outcome)
      if (next === undefined) return stateOf(outcome, now() - began)
      setsCookies ||= outcome.kind === 'ANSWER' && outcome.headers['set-cookie'] !== undefined
      url = next
    }
    return setsCookies
      ? { state: 'OK', detail: messages.later('health.circle') }
      : { state: 'LOOP', detail: messages.later('health.redirects') }
  }
}
export type TryAddress = ReturnType<typeof createTryAddress>

function nextOf(outcome: Outcome): string | undefined {
  if (outcome.kind !== 'ANSWER' || !REDIRECTS.has(outcome.status)) return undefined
  const { location } = outcome.headers
  return location === undefined ? undefined : URL.parse(location, outcome.url)?.href
}

function stateOf(outcome: Outcome, tookMs: number): Found {
  switch (outcome.kind) {
    case 'ANSWER':
      return answerState(outcome.status, tookMs)
    case 'FAILED':
      return FAILURES[outcome.reason]
    case 'REFUSED':
      return REFUSALS[outcome.reason]
  }
}

function answerState(status: number, tookMs: number): Found {
  if (status < 400)
    return tookMs > SLOW_MS
      ? { state: 'SLOW', detail: messages.later('health.slow', { seconds: Math.round(tookMs / 1000) }) }
      : OK
  if (TO_PROGRAMS.has(status)) return { state: 'OK', detail: messages.later('health.refusesPrograms', { status }) }
  if (status >= 500) return { state: UNREACHABLE, detail: messages.later('health.error', { status }), isPassing: true }
  return { state: 'DEAD', detail: messages.later('health.gone', { status }) }
}

const FAILURES = {
  NETWORK: { state: UNREACHABLE, detail: messages.later('health.network'), isPassing: true },
  NO_HOST: { state: 'DEAD', detail: messages.later('health.noHost') },
  OFFLINE: { state: UNREACHABLE, detail: messages.later('health.offline'), isUnknown: true },
  TIMEOUT: { state: UNREACHABLE, detail: messages.later('health.timeout'), isPassing: true },
  TOO_MANY_REDIRECTS: { state: 'LOOP', detail: messages.later('health.redirects') },
} as const satisfies Record<string, Found>

const REFUSALS = {
  PORT: {
    state: UNREACHABLE,
    detail: messages.later('health.port'),
  },
  PRIVATE: { state: UNREACHABLE, detail: messages.later('health.private') },
  SCHEME: { state: UNREACHABLE, detail: messages.later('health.noScheme') },
} as const satisfies Record<string, Found>
