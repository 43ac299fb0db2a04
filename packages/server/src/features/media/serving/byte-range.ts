import type { ByteRange } from '../../../platform/storage/create-storage.ts'

/**
 * Returns the requested range; undefined to send everything (no range, several, or an invalid one, as RFC 9110
 * requires), 'unsatisfiable' when it begins after the end.
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

/** Whether `If-None-Match` names the version that the client already has. */
export const isNotModified = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))

/** Whether a range may be sent: without `If-Range`, or when it names this exact version by its tag or its date. */
export function isRangeCurrent(header: string | undefined, etag: string, modifiedAt: Date): boolean {
  if (header === undefined) return true
  if (header.startsWith('"')) return header === etag
  return Date.parse(header) === Math.floor(modifiedAt.getTime() / 1000) * 1000
}
