import type { VisitorInfo, ReadyAnswer } from '../../../platform/http/before-router/ready-answer.ts'
import { chooseEncoding, type Encoded, type Encoding, encodePage } from './encoded-page.ts'

/** A page as it is sent; `find` answers when that takes no work any more. */
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
/** Browsers send few different ones; who makes up more has them read anew. */
const MAX_REMEMBERED = 100
const remembered = new Map<string, Encoding>()

/** The headers of a page are made once for each encoding, not for each visit. */
export function createReadyPage(parts: PageParts, later: (work: () => Promise<void>) => void): ReadyPage {
  const { status, html, policy, headers } = parts
  const encodedPage = encodePage(html, later)
  const whole = new Map<Encoding, { of: Encoded; answer: ReadyAnswer }>()
  const notModified = new Map<string, ReadyAnswer>()
  const common = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    // Kept by browsers and networks, and shown by none of them before it has asked whether it is still the page.
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
    // Bodies that lie ready are held a second time, in the form in which they are sent.
    size: () => [...whole.values()].reduce((sum, { answer }) => sum + answer.body.length, encodedPage.size()),
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
