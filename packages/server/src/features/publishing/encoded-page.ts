import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const BROTLI_QUALITY = 5 // a tenth of the time of the best quality for a few percent more bytes

export type Encoding = 'br' | 'gzip' | 'identity'

export interface EncodedPage {
  bytes(encoding: Encoding): Promise<Buffer>
  etag(encoding: Encoding): string
  /** Bytes that it holds in memory by now, in all encodings. */
  size(): number
}

const encoders: Record<Encoding, (raw: Buffer) => Promise<Buffer>> = {
  br: (raw) => promisify(brotliCompress)(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (raw) => promisify(gzip)(raw),
  identity: (raw) => Promise.resolve(raw),
}

/** A document as bytes, compressed once for each way that is asked for. */
export function encodePage(html: string): EncodedPage {
  const raw = Buffer.from(html)
  const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 22)
  const made = new Map<Encoding, Promise<Buffer>>()
  let size = raw.length

  async function encode(encoding: Encoding): Promise<Buffer> {
    const bytes = await encoders[encoding](raw)
    if (bytes !== raw) size += bytes.length
    return bytes
  }

  return {
    size: () => size,
    bytes(encoding) {
      const known = made.get(encoding)
      if (known) return known
      const bytes = encode(encoding)
      made.set(encoding, bytes)
      return bytes
    },
    etag: (encoding) => `"${hash}-${encoding}"`,
  }
}

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted = ''): Encoding {
  const allowed = accepted.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name]
  })
  if (allowed.includes('br')) return 'br'
  return allowed.includes('gzip') ? 'gzip' : 'identity'
}

/** Whether an If-None-Match header names this tag, among others and as weak as it may be. */
export const isNotModified = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
