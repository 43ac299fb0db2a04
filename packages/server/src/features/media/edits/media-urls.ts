import { MEDIA_PREFIX } from '@taplet/contract'

const isMediaUrl = (text: string): boolean => text.startsWith(`${MEDIA_PREFIX}/`)

/** Returns every address of our files inside this JSON, where each is a string of its own. */
export function mediaUrlsIn(value: unknown): string[] {
  if (typeof value === 'string') return isMediaUrl(value) ? [value] : []
  if (!(value instanceof Object)) return []
  return Object.values(value).flatMap(mediaUrlsIn)
}
