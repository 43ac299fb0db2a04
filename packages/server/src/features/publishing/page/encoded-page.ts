import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Takes a tenth of the time of the best quality for a few percent more bytes. */
const FIRST_QUALITY = 5
const BEST_QUALITY = 11
/** Beyond this the best quality takes seconds. */
const LARGEST_AT_BEST = 300_000
/** A page requested this often is worth the best quality. */
const WORTH_IT = 3

export type Encoding = 'br' | 'gzip' | 'identity'

export interface Encoded {
  bytes: Buffer
  /** Tag of exactly these bytes. */
  etag: string
  encoding: Encoding
}

export interface EncodedPage {
  encode(encoding: Encoding): Promise<Encoded>
  /** The same, if it has been made already. */
  encoded(encoding: Encoding): Encoded | undefined
  bytes(encoding: Encoding): Promise<Buffer>
  /** Returns the tag in this header that names bytes of this encoding, current or before better compression. */
  knownTag(encoding: Encoding, ifNoneMatch: string | undefined): string | undefined
  /** Returns the bytes currently in memory, in all encodings. */
  size(): number
}

const brotli = (raw: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  })

const encoders: Record<Encoding, (raw: Buffer) => Promise<Buffer>> = {
  br: (raw) => brotli(raw, FIRST_QUALITY),
  gzip: (raw) => promisify(gzip)(raw),
  identity: (raw) => Promise.resolve(raw),
}

/**
 * Encodes a document, compressed once for each requested encoding. `later` runs work in idle time: the best compression
 * of what is requested again.
 */
export function encodePage(text: string, later?: (work: () => Promise<void>) => void): EncodedPage {
  const raw = Buffer.from(text)
  const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 22)
  const begun = new Map<Encoding, Promise<Encoded>>()
  const made = new Map<Encoding, Encoded>()
  const improvedTag = `"${hash}-br${BEST_QUALITY}"`
  let asked = 0

  const firstTag = (encoding: Encoding): string => `"${hash}-${encoding}"`

  async function make(encoding: Encoding): Promise<Encoded> {
    const first = { bytes: await encoders[encoding](raw), etag: firstTag(encoding), encoding }
    made.set(encoding, first)
    return first
  }

  async function improve(): Promise<void> {
    const better = { bytes: await brotli(raw, BEST_QUALITY), etag: improvedTag, encoding: 'br' as const }
    if (better.bytes.length < (made.get('br')?.bytes.length ?? 0)) made.set('br', better)
  }

  function encode(encoding: Encoding): Promise<Encoded> {
    const known = made.get(encoding)
    if (known) return Promise.resolve(known)
    const pending = begun.get(encoding) ?? make(encoding)
    begun.set(encoding, pending)
    return pending
  }

  return {
    encode,
    encoded(encoding) {
      if (encoding === 'br' && later && ++asked === WORTH_IT && raw.length <= LARGEST_AT_BEST) later(improve)
      return made.get(encoding)
    },
    bytes: async (encoding) => (await encode(encoding)).bytes,
    knownTag(encoding, ifNoneMatch) {
      if (ifNoneMatch === undefined) return undefined
      const tags = encoding === 'br' ? [firstTag('br'), improvedTag] : [firstTag(encoding)]
      return tags.find((tag) => isNamedIn(ifNoneMatch, tag))
    },
    size() {
      let bytes = raw.length
      for (const one of made.values()) if (one.bytes !== raw) bytes += one.bytes.length
      return bytes
    },
  }
}

/** Returns the best encoding allowed by an Accept-Encoding header. */
export function chooseEncoding(accepted = ''): Encoding {
  const allowed = accepted.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name]
  })
  if (allowed.includes('br')) return 'br'
  return allowed.includes('gzip') ? 'gzip' : 'identity'
}

/** Whether an If-None-Match header names this tag, possibly among others and as a weak one. */
const isNamedIn = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
