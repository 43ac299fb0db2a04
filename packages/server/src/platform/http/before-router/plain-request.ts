import { type PageRequest, PURPOSE_HEADERS } from '../../visitors/classify-request.ts'
import type { VisitorInfo } from './ready-answer.ts'

export interface PlainRequest extends VisitorInfo, PageRequest {
  host: string
  forwardedHost: string | undefined
}

const PURPOSES: readonly string[] = PURPOSE_HEADERS
const WANTED = new Set(['host', 'x-forwarded-host', 'accept-encoding', 'if-none-match', 'user-agent', ...PURPOSES])
/** Signs of a body, which no plain request has. */
const UNUSUAL = new Set(['content-length', 'content-encoding', 'content-type', 'transfer-encoding', 'expect'])
const LENGTHS = new Set([...WANTED, ...UNUSUAL].map((name) => name.length))

/** What a page and who sees it depend on, of headers as they came; undefined when one was sent twice, or the request has a body or no host. */
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
        host,
        forwardedHost: found.get('x-forwarded-host'),
        acceptEncoding: found.get('accept-encoding'),
        ifNoneMatch: found.get('if-none-match'),
      }
}
