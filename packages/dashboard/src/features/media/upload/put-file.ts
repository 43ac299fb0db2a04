import { failure, type MediaItem, mediaItem } from '@taplet/contract'

interface PutOptions {
  url: string
  content: Blob
  type: string
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

/** The server refused the file; the message is for people. */
export class PutRefused extends Error {}
/** The line broke before the server could answer. */
export class LineBroke extends Error {}

/** PUTs one file to its signed address. XMLHttpRequest, because fetch tells no progress of what it sends. */
export function putFile({ url, content, type, onProgress, signal }: PutOptions): Promise<MediaItem> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = (): void => request.abort()
    request.open('PUT', url)
    request.responseType = 'json'
    request.setRequestHeader('Content-Type', type)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const body: unknown = request.response
      const media = mediaItem.safeParse(body instanceof Object ? Reflect.get(body, 'media') : undefined)
      if (request.status === 200 && media.success) resolve(media.data)
      else reject(toError(body))
    }
    request.onerror = () => reject(new LineBroke())
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
    request.onloadend = () => signal.removeEventListener('abort', abort)
    signal.addEventListener('abort', abort)
    if (signal.aborted) return reject(new DOMException('The upload was cancelled', 'AbortError'))
    request.send(content)
  })
}

function toError(body: unknown): Error {
  const refusal = failure.safeParse(body)
  return refusal.success ? new PutRefused(refusal.data.message) : new LineBroke()
}
