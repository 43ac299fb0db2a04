import type { WebsiteFacts } from '@taplet/contract'
import { decodeHtml } from '../../platform/html/decode-html.ts'
import { mayBeFramed } from '../../platform/outbound/may-be-framed.ts'
import type { Outcome, SafeFetch } from '../../platform/outbound/safe-fetch.ts'
import { readHtml } from './read-html.ts'

/** What was found at an address; the picture is still to be fetched. */
export type Reading = Omit<WebsiteFacts, 'url' | 'imageUrl' | 'checkedAt'> & {
  /** The site's own URL of its picture. */
  pictureUrl: string
}

const PAGE = { method: 'GET', maxBytes: 512 * 1024, timeoutMs: 6000 } as const

const NO_WORDS = { title: '', description: '', siteName: '', pictureUrl: '', frameUrl: '' }

const FAILURES = {
  NETWORK: 'NO_ANSWER',
  NO_HOST: 'NOT_FOUND',
  OFFLINE: 'OFFLINE',
  TIMEOUT: 'NO_ANSWER',
  TOO_MANY_REDIRECTS: 'NO_ANSWER',
} as const

const unreachable = (reason: Reading['reason']): Reading => ({ ...NO_WORDS, state: 'UNREACHABLE', reason })

/** Sites that refuse programs may still work for people. */
const isShut = (status: number): boolean => status === 404 || status === 410 || status >= 500

/** An https page cannot frame http. */
const isInsecure = (url: string, origin: string): boolean => url.startsWith('http:') && origin.startsWith('https:')

function refusal({ url, headers }: Extract<Outcome, { kind: 'ANSWER' }>, origin: string): Reading['reason'] {
  if (new URL(url).origin === new URL(origin).origin) return 'OWN'
  if (!mayBeFramed(headers, url, origin)) return 'HEADERS'
  return isInsecure(url, origin) ? 'INSECURE' : ''
}

function readPage(answer: Extract<Outcome, { kind: 'ANSWER' }>) {
  const contentType = answer.headers['content-type'] ?? ''
  // A picture or a document can be framed, but has no description.
  if (answer.status >= 400 || !/html/i.test(contentType)) return NO_WORDS
  const { image, ...words } = readHtml(decodeHtml(answer.body, contentType))
  const pictureUrl = image && URL.canParse(image, answer.url) ? new URL(image, answer.url).href : ''
  return { ...words, pictureUrl }
}

/** Requests a website as a visitor's browser would; `origin` is the page that would frame it. */
export async function readWebsite(url: string, origin: string, safeFetch: SafeFetch): Promise<Reading> {
  if (new URL(url).origin === new URL(origin).origin) return { ...NO_WORDS, state: 'REFUSES', reason: 'OWN' }
  const outcome = await safeFetch(url, { ...PAGE, headers: { accept: 'text/html,*/*;q=0.5' } })
  if (outcome.kind === 'FAILED') return unreachable(FAILURES[outcome.reason])
  if (outcome.kind === 'REFUSED') return unreachable(outcome.reason === 'PRIVATE' ? 'PRIVATE' : 'NO_ANSWER')
  if (isShut(outcome.status)) return unreachable(outcome.status >= 500 ? 'NO_ANSWER' : 'NOT_FOUND')
  const reason = refusal(outcome, origin)
  const page = readPage(outcome)
  return reason
    ? { ...NO_WORDS, ...page, state: 'REFUSES', reason }
    : { ...page, state: 'FRAMEABLE', reason: '', frameUrl: outcome.url }
}
