import type { MediaLookup } from '@taplet/slides/schema'
import { MEDIA_PREFIX } from '../kit/paths.ts'

/**
 * Whether visitors would see this picture. Of our own files they see those in the lookup (private ones are not) that
 * were not deleted; pictures elsewhere are assumed to exist.
 */
export function canShowImage(url: string, media: MediaLookup): boolean {
  if (url === '') return false
  const info = Object.hasOwn(media, url) ? media[url] : undefined
  return info ? info.kind === 'IMAGE' && info.status === 'READY' : !url.startsWith(`${MEDIA_PREFIX}/`)
}
