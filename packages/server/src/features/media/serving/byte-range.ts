import type { ByteRange } from '../../../platform/storage/index.ts'

/**
 * The range that a request asks for: undefined to send everything (no range, several, or one that makes no sense, as
 * RFC 9110 wants), 'unsatisfiable' when it lies behind the end.
 */
export function parseRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '') {
    if (to === '') return undefined
    const length = Math.min(Number(to), bytes)
    return length === 0 ? 'unsatisfiable' : { first: bytes - length, last: bytes - 1 }
  }
  const first = Number(from)
  const last = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= bytes ? 'unsatisfiable' : { first, last }
}

/** Whether `If-None-Match` names the object that the client has already. */
export const isNotModified = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))

/** Whether a range may be sent: without `If-Range`, or when it names this very object by its tag or its date. */
export function isRangeCurrent(header: string | undefined, etag: string, modifiedAt: Date): boolean {
  if (header === undefined) return true
  if (header.startsWith('"')) return header === etag
  return Date.parse(header) === Math.floor(modifiedAt.getTime() / 1000) * 1000
}
