import { MEDIA_PREFIX } from '@taplet/contract'

const isMediaUrl = (text: string): boolean => text.startsWith(`${MEDIA_PREFIX}/`)

/** Every address of a file of ours inside this JSON; addresses stand alone there. */
export function mediaUrlsIn(value: unknown): string[] {
  if (typeof value === 'string') return isMediaUrl(value) ? [value] : []
  if (!(value instanceof Object)) return []
  return Object.values(value).flatMap(mediaUrlsIn)
}

/** The same JSON with another address wherever this one stands. */
export function withOtherUrl(value: unknown, from: string, to: string): unknown {
  if (value === from) return to
  if (Array.isArray(value)) return value.map((one) => withOtherUrl(one, from, to))
  if (!(value instanceof Object)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withOtherUrl(inner, from, to)]))
}
