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
/** The line broke before the server could answer. */
export class LineBroke extends Error {}

/** A line that carries nothing for so long is dead, even if nobody says so; the server may need as long for what it got. */
const STALL_MS = 90_000

/** PUTs one file to its signed address. XMLHttpRequest, because fetch tells no progress of what it sends. */
export function putFile({ url, content, type, onProgress, signal }: PutOptions): Promise<MediaItem> {
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
    request.onload = () => {
      const body: unknown = request.response
      const media = mediaItem.safeParse(body instanceof Object ? Reflect.get(body, 'media') : undefined)
      if (request.status === 200 && media.success) resolve(media.data)
      else reject(toError(body))
    }
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
