import type { MediaLookup } from '@taplet/slides/schema'

const SMALL = 800 // px: enough for a card on a sharp screen

/** Returns the address of a library picture, or of a video's poster; undefined when there is none (yet). */
export function pictureUrl(url: string, media: MediaLookup): string | undefined {
  if (url === '') return undefined
  const info = media[url]
  if (!info) return url
  if (info.kind === 'VIDEO') return info.posterUrl || undefined
  return info.sources.find((source) => source.width >= SMALL)?.url ?? url
}
