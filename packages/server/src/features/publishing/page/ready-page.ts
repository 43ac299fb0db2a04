import type { VisitorInfo, ReadyAnswer } from '../../../platform/http/before-router/ready-answer.ts'
import { chooseEncoding, type Encoded, type Encoding, encodePage } from './encoded-page.ts'

/** A page as it is sent; `find` returns it when no more work is needed. */
export interface ReadyPage {
  status: number
  find(asked: VisitorInfo): ReadyAnswer | undefined
  answer(asked: VisitorInfo): Promise<ReadyAnswer>
  size(): number
}

interface PageParts {
  status: number
  html: string
  policy: string
  /** Further headers. */
  headers: Readonly<Record<string, string>>
}

const NO_BYTES = Buffer.alloc(0)
/** Browsers send few different ones; made-up ones are parsed each time. */
const MAX_REMEMBERED = 100
const remembered = new Map<string, Encoding>()

/** The headers of a page are created once for each encoding, not for each visit. */
export function createReadyPage(parts: PageParts, later: (work: () => Promise<void>) => void): ReadyPage {
  const { status, html, policy, headers } = parts
  const encodedPage = encodePage(html, later)
  const whole = new Map<Encoding, { of: Encoded; answer: ReadyAnswer }>()
  const notModified = new Map<string, ReadyAnswer>()
  const common = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    // Cached by browsers and CDNs, but revalidated before each use.
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    ...headers,
  }

  function toAnswer(encoded: Encoded): ReadyAnswer {
    const known = whole.get(encoded.encoding)
    if (known?.of === encoded) return known.answer
    const { encoding, etag, bytes } = encoded
    const answer: ReadyAnswer = {
      status,
      headers: {
        ...common,
        etag,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        'content-length': String(bytes.length),
      },
      body: bytes,
    }
    whole.set(encoding, { of: encoded, answer })
    return answer
  }

  function unchanged(encoding: Encoding, ifNoneMatch: string | undefined): ReadyAnswer | undefined {
    const etag = status === 200 ? encodedPage.knownTag(encoding, ifNoneMatch) : undefined
    if (etag === undefined) return undefined
    const answer = notModified.get(etag) ?? { status: 304, headers: { ...common, etag }, body: NO_BYTES }
    notModified.set(etag, answer)
    return answer
  }

  function find({ acceptEncoding, ifNoneMatch }: VisitorInfo): ReadyAnswer | undefined {
    const encoding = encodingOf(acceptEncoding)
    const same = unchanged(encoding, ifNoneMatch)
    if (same) return same
    const encoded = encodedPage.encoded(encoding)
    return encoded && toAnswer(encoded)
  }

  return {
    status,
    find,
    answer: async (asked) => find(asked) ?? toAnswer(await encodedPage.encode(encodingOf(asked.acceptEncoding))),
    // Cached bodies are held a second time, in the form in which they are sent.
    size: () => [...whole.values()].reduce((sum, { answer }) => sum + answer.body.length, encodedPage.size()),
  }
}

/** The same page for visitors alone: a CDN, which was asked to drop an older state, must not cache it again. */
export function withoutCdn(page: ReadyPage): ReadyPage {
  const plain = ({ headers: { 'cdn-cache-control': _cached, ...headers }, ...answer }: ReadyAnswer): ReadyAnswer => ({
    ...answer,
    headers,
  })
  return {
    ...page,
    find(asked) {
      const found = page.find(asked)
      return found && plain(found)
    },
    answer: async (asked) => plain(await page.answer(asked)),
  }
}

function encodingOf(header = ''): Encoding {
  const known = remembered.get(header)
  if (known) return known
  const encoding = chooseEncoding(header)
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  remembered.set(header, encoding)
  return encoding
}
