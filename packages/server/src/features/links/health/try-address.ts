import type { Outcome, SafeFetch } from '../../../platform/outbound/safe-fetch.ts'
import { codeIn } from '../rules/code-in.ts'
import { type Found, OK } from './find-state.ts'

export interface TryDependencies {
  safeFetch: SafeFetch
  /** Pages of this Taplet: looked up, never asked over the network. */
  own: { origin: string; isAlive(path: string): Promise<boolean> }
  now: () => number
}

const PROBE = { maxBytes: 4096, timeoutMs: 10_000, followsRedirects: false }
const SLOW_MS = 5000
const MAX_HOPS = 8
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Answers that many sites give to programs and not to people. */
const TO_PROGRAMS = new Set([401, 403, 405, 406, 408, 425, 429, 451, 999])

const UNREACHABLE = 'UNREACHABLE'

/** Follows an address as a visitor's browser would, one step after another. `isBack`: it leads to the link itself. */
export function createTryAddress({ safeFetch, own, now }: TryDependencies) {
  async function ask(url: string): Promise<Outcome> {
    const head = await safeFetch(url, { method: 'HEAD', ...PROBE })
    // Some servers answer only to GET; others say of a page that is there that it is not.
    const isSure = head.kind !== 'ANSWER' || head.status < 400
    return isSure ? head : safeFetch(url, { method: 'GET', ...PROBE })
  }

  async function ownState(url: string, isBack: (url: string) => Promise<boolean>): Promise<Found> {
    if (codeIn(url, own.origin) !== undefined && (await isBack(url)))
      return { state: 'LOOP', detail: 'It comes back to this very link, round and round.' }
    if (await own.isAlive(new URL(url).pathname)) return OK
    return { state: 'DEAD', detail: 'It leads to a page here that is not there any more.' }
  }

  return async (first: string, isBack: (url: string) => Promise<boolean>): Promise<Found> => {
    const began = now()
    const seen = new Set<string>()
    let url = first
    let setsCookies = false
    for (let hop = 0; hop <= MAX_HOPS; hop++) {
      if (URL.parse(url)?.host === new URL(own.origin).host) return ownState(url, isBack)
      if (seen.has(url)) break
      seen.add(url)
      const outcome = await ask(url)
      const next = nextOf(outcome)
      if (next === undefined) return stateOf(outcome, now() - began)
      setsCookies ||= outcome.kind === 'ANSWER' && outcome.headers['set-cookie'] !== undefined
      url = next
    }
    return setsCookies
      ? { state: 'OK', detail: 'The site goes round in a circle for those who take no cookies.' }
      : { state: 'LOOP', detail: 'The site sends visitors on and on, and they never arrive.' }
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
      ? { state: 'SLOW', detail: `The site took ${Math.round(tookMs / 1000)} seconds to answer.` }
      : OK
  if (TO_PROGRAMS.has(status))
    return { state: 'OK', detail: `The site sends programs away (${status}). Try it with your phone.` }
  if (status >= 500)
    return { state: UNREACHABLE, detail: `The site is in trouble: it answers with error ${status}.`, isPassing: true }
  return { state: 'DEAD', detail: `There is nothing at this address any more (${status}).` }
}

const FAILURES = {
  NETWORK: { state: UNREACHABLE, detail: 'The site did not let itself be reached.', isPassing: true },
  NO_HOST: { state: 'DEAD', detail: 'There is no website of this name.' },
  OFFLINE: { state: UNREACHABLE, detail: 'It could not be tried from here just now.', isUnknown: true },
  TIMEOUT: { state: UNREACHABLE, detail: 'The site did not answer in time.', isPassing: true },
  TOO_MANY_REDIRECTS: { state: 'LOOP', detail: 'The site sends visitors on and on, and they never arrive.' },
} as const satisfies Record<string, Found>

const REFUSALS = {
  PORT: {
    state: UNREACHABLE,
    detail: 'Its port is an unusual one that is not tried from here. Try it with your phone.',
  },
  PRIVATE: { state: UNREACHABLE, detail: 'It leads into a private network, where visitors from outside cannot go.' },
  SCHEME: { state: UNREACHABLE, detail: 'It is no address that can be tried from here.' },
} as const satisfies Record<string, Found>
