import { type PageRequest, PURPOSE_HEADERS } from '../../visitors/classify-request.ts'
import type { VisitorInfo } from './ready-answer.ts'

export interface PlainRequest extends VisitorInfo, PageRequest {
  host: string
  forwardedHost: string | undefined
}

const PURPOSES: readonly string[] = PURPOSE_HEADERS
const OWN = ['host', 'x-forwarded-host', 'accept-encoding', 'if-none-match', 'user-agent', 'sec-fetch-dest']
const WANTED = new Set([...OWN, ...PURPOSES])
/** Headers of a body, which no plain request has. */
const UNUSUAL = new Set(['content-length', 'content-encoding', 'content-type', 'transfer-encoding', 'expect'])
const LENGTHS = new Set([...WANTED, ...UNUSUAL].map((name) => name.length))

/** Returns what a page depends on from the raw headers; undefined when one is repeated, or there is a body or no host. */
export function readPlainRequest(rawHeaders: readonly string[], method: string): PlainRequest | undefined {
  const found = new Map<string, string | undefined>()
  let purpose = ''
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const sent = rawHeaders[index] ?? ''
    if (!LENGTHS.has(sent.length)) continue
    const name = sent.toLowerCase()
    if (UNUSUAL.has(name)) return undefined
    if (!WANTED.has(name)) continue
    if (found.has(name)) return undefined
    found.set(name, rawHeaders[index + 1])
    if (PURPOSES.includes(name)) purpose += ` ${rawHeaders[index + 1]}`
  }
  const host = found.get('host')
  return host === undefined
    ? undefined
    : {
        method,
        userAgent: found.get('user-agent') ?? '',
        purpose,
        destination: found.get('sec-fetch-dest'),
        host,
        forwardedHost: found.get('x-forwarded-host'),
        acceptEncoding: found.get('accept-encoding'),
        ifNoneMatch: found.get('if-none-match'),
      }
}
