import { MEGABYTE } from '@taplet/base/bytes'
import { PRODUCT, type PageRefusal } from '@taplet/contract'
import { decodeHtml } from '../../../platform/html/decode-html.ts'
import type { Outcome, SafeFetch } from '../../../platform/outbound/safe-fetch.ts'
import { scanPage } from '../scan/scan-page.ts'
import type { PageContent } from '../scan/page-content.ts'
import { MAX_ROBOTS_BYTES, robotsRules, type RobotsRules } from './robots-rules.ts'

/** A larger page is none that a person reads. */
export const MAX_PAGE_BYTES = 3 * MEGABYTE
/** For redirects, robots.txt and the page itself, all together. */
const PATIENCE_MS = 12_000
const ROBOTS_TIMEOUT_MS = 3000
/** Redirects of servers, of pages, and frames. */
const MAX_HOPS = 6
const SNIFFED_BYTES = 2048
/** A page with more than this is worth reading, whoever may sign in there. */
const MAX_LOGIN_BLOCKS = 12
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const LOGIN_PATH = /\/(?:log-?in|sign-?in|sso|oauth2?|auth(?:entication)?|accounts?\/login)(?:[/?.]|$)/i

// inline-text: a header
export const AGENT = `${PRODUCT.name} page reader`
const HEADERS = { 'user-agent': AGENT, accept: 'text/html,application/xhtml+xml;q=0.9' }

export interface FetchedPage {
  url: string
  content: PageContent
  /** Whether robots.txt lets us have a file of the page's own site; other hosts are not asked. */
  allows: (url: string) => boolean
}

const FAILURES = {
  NETWORK: 'NO_ANSWER',
  NO_HOST: 'NOT_FOUND',
  OFFLINE: 'OFFLINE',
  TIMEOUT: 'NO_ANSWER',
  TOO_MANY_REDIRECTS: 'NO_ANSWER',
} as const
type Answer = Extract<Outcome, { kind: 'ANSWER' }>

class Refused extends Error {
  readonly refusal: PageRefusal
  constructor(refusal: PageRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

function answerOf(outcome: Outcome): Answer {
  if (outcome.kind === 'FAILED') throw new Refused(FAILURES[outcome.reason])
  if (outcome.kind === 'REFUSED') throw new Refused(outcome.reason === 'PRIVATE' ? 'PRIVATE' : 'NO_ANSWER')
  return outcome
}

/** Codes that say more than that there is no page to have. */
const REFUSING: Readonly<Record<number, PageRefusal>> = {
  401: 'LOGIN',
  403: 'TURNED_AWAY',
  404: 'NOT_FOUND',
  407: 'LOGIN',
  410: 'NOT_FOUND',
  429: 'TURNED_AWAY',
  451: 'TURNED_AWAY',
}

/** Without a type browsers look at the content. */
function isHtml({ headers, body }: Answer): boolean {
  const type = headers['content-type'] ?? ''
  const start = () => body.toString('latin1', 0, SNIFFED_BYTES)
  return type === '' ? /<(?:!doctype|html|head|body|title|meta)\b/i.test(start()) : /html/i.test(type)
}

function requireReadable(answer: Answer): void {
  const { status, body } = answer
  if (status >= 400) throw new Refused(REFUSING[status] ?? 'NO_ANSWER')
  if (!isHtml(answer)) throw new Refused('NOT_HTML')
  if (body.length > MAX_PAGE_BYTES) throw new Refused('TOO_LARGE')
}

const pathOf = ({ pathname, search }: URL): string => pathname + search

/** Asks each site once for its robots.txt. What is not there allows everything; what cannot be read, nothing. */
function createRobots(safeFetch: SafeFetch) {
  const asked = new Map<string, RobotsRules>()
  return async (url: URL): Promise<RobotsRules> => {
    const before = asked.get(url.origin)
    if (before) return before
    const outcome = await safeFetch(`${url.origin}/robots.txt`, {
      method: 'GET',
      maxBytes: MAX_ROBOTS_BYTES,
      timeoutMs: ROBOTS_TIMEOUT_MS,
      headers: { 'user-agent': AGENT },
    })
    // The page itself then says why a site cannot be reached.
    const isSilent = outcome.kind !== 'ANSWER'
    const rules: RobotsRules =
      isSilent || (outcome.status >= 400 && outcome.status < 500)
        ? () => true
        : outcome.status >= 500
          ? () => false
          : robotsRules(outcome.body.toString('utf8'), PRODUCT.name)
    asked.set(url.origin, rules)
    return rules
  }
}

function nextAddress(address: string | undefined, base: string): URL | undefined {
  if (address === undefined || !URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return url.protocol.startsWith('http') ? url : undefined
}

/** Where a page without content of its own leads: by a refresh, or to its largest frame. */
const onwards = (content: PageContent): string | undefined =>
  content.refresh ?? (content.blocks.length === 0 ? content.frames[0] : undefined)

const isLogin = ({ hasPassword, blocks }: PageContent, { pathname }: URL): boolean =>
  LOGIN_PATH.test(pathname) || (hasPassword && blocks.length <= MAX_LOGIN_BLOCKS)

/**
 * Fetches a page that a person typed the address of, as its site allows: robots.txt is asked before each hop. Follows
 * redirects, refreshes and frames. Returns why not, as an expected outcome.
 */
export async function fetchPage(
  address: string,
  safeFetch: SafeFetch,
  now: () => number = () => performance.now(),
): Promise<FetchedPage | { refusal: PageRefusal }> {
  const robotsOf = createRobots(safeFetch)
  const deadline = now() + PATIENCE_MS
  const visit = async (url: URL): Promise<FetchedPage | URL> => {
    const rules = await robotsOf(url)
    if (!rules(pathOf(url))) throw new Refused('ROBOTS')
    const answer = answerOf(
      await safeFetch(url.href, {
        method: 'GET',
        headers: HEADERS,
        maxBytes: MAX_PAGE_BYTES + 1,
        timeoutMs: Math.max(1, Math.round(deadline - now())),
        followsRedirects: false,
      }),
    )
    if (REDIRECTS.has(answer.status)) {
      const next = nextAddress(answer.headers.location, url.href)
      if (!next) throw new Refused('NO_ANSWER')
      return next
    }
    requireReadable(answer)
    const content = await scanPage(decodeHtml(answer.body, answer.headers['content-type'] ?? ''), url.href)
    const next = nextAddress(onwards(content), content.base)
    if (next && next.href !== url.href) return next
    if (isLogin(content, url)) throw new Refused('LOGIN')
    const allows = (file: string) => new URL(file).origin !== url.origin || rules(pathOf(new URL(file)))
    return { url: url.href, content, allows }
  }
  try {
    let found: FetchedPage | URL = new URL(address)
    for (let hops = 0; found instanceof URL; hops++) {
      if (hops > MAX_HOPS) throw new Refused('NO_ANSWER')
      found = await visit(found)
    }
    return found
  } catch (error) {
    // Translated: an unreachable page is an ordinary outcome.
    if (error instanceof Refused) return { refusal: error.refusal }
    throw error
  }
}
