import { MEDIA_PREFIX } from '@taplet/contract'

const isMediaUrl = (text: string): boolean => text.startsWith(`${MEDIA_PREFIX}/`)

/** Returns every address of our files inside this JSON, where each is a string of its own. */
export function mediaUrlsIn(value: unknown): string[] {
  if (typeof value === 'string') return isMediaUrl(value) ? [value] : []
  if (!(value instanceof Object)) return []
  return Object.values(value).flatMap(mediaUrlsIn)
}

/** Returns the same JSON with this address replaced everywhere. */
export function withOtherUrl(value: unknown, from: string, to: string): unknown {
  if (value === from) return to
  if (Array.isArray(value)) return value.map((one) => withOtherUrl(one, from, to))
  if (!(value instanceof Object)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withOtherUrl(inner, from, to)]))
}
