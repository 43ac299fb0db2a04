import type { MediaItem } from '@taplet/contract'
import { failure, mediaItem } from '@taplet/contract/schemas'

interface PutOptions {
  url: string
  content: Blob
  type: string
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

/** The server refused the file; the message is for people. */
export class PutRefused extends Error {
  readonly code: string
  constructor(message: string, code = '') {
    super(message)
    this.code = code
  }
}
/** The bucket refused the file: the address is too old, or for another file. */
export class AddressRefused extends Error {}
/** The connection broke before the server could answer. */
export class LineBroke extends Error {}

/**
 * A connection without progress for this long is dead, even without an error; the server may need as long to answer.
 */
const STALL_MS = 90_000

/** PUTs one file to a signed address of our server, which answers with the item. Throws the refusal of the server. */
export async function putFile(options: PutOptions): Promise<MediaItem> {
  const { status, body } = await send(options)
  const media = mediaItem.safeParse(body instanceof Object ? Reflect.get(body, 'media') : undefined)
  if (status === 200 && media.success) return media.data
  throw toError(body)
}

/**
 * PUTs one file to a signed address of a bucket, which says nothing about it. Throws AddressRefused, or LineBroke for
 * what may be tried again.
 */
export async function putToBucket(options: PutOptions): Promise<void> {
  const { status } = await send(options)
  if (status === 200) return
  throw status === 403 ? new AddressRefused() : new LineBroke()
}

interface Answer {
  status: number
  body: unknown
}

/** XMLHttpRequest, because fetch reports no upload progress. */
function send({ url, content, type, onProgress, signal }: PutOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = (): void => request.abort()
    let stall: ReturnType<typeof setTimeout> | undefined
    const isAlive = (): void => {
      clearTimeout(stall)
      stall = setTimeout(() => {
        reject(new LineBroke())
        request.abort()
      }, STALL_MS)
    }
    request.open('PUT', url)
    request.responseType = 'json'
    request.setRequestHeader('Content-Type', type)
    request.upload.onprogress = ({ loaded, total }) => {
      isAlive()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => resolve({ status: request.status, body: request.response })
    request.onerror = () => reject(new LineBroke())
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
    request.onloadend = () => {
      clearTimeout(stall)
      signal.removeEventListener('abort', abort)
    }
    signal.addEventListener('abort', abort)
    if (signal.aborted) return reject(new DOMException('The upload was cancelled', 'AbortError'))
    isAlive()
    request.send(content)
  })
}

function toError(body: unknown): Error {
  const refusal = failure.safeParse(body)
  return refusal.success ? new PutRefused(refusal.data.message, refusal.data.code) : new LineBroke()
}
