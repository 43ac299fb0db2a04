import { isSafeMedia } from '../define/fields.ts'
import type { MediaInfo, MediaLookup, MediaSource } from '../define/media-info.ts'

/** One `srcset` per file type, the last of them for the plain `img`: the type every browser reads. */
export interface SourceSet {
  type: string
  srcSet: string
  fallback: string
}

// Best compression first; what is not listed here comes last and is what old browsers get.
const TYPE_ORDER = ['image/avif', 'image/webp']
const rank = (type: string) => (TYPE_ORDER.includes(type) ? TYPE_ORDER.indexOf(type) : TYPE_ORDER.length)

/** What is known of a picture or video; undefined for a URL that the lookup does not hold. */
export const findMedia = (media: MediaLookup, url: string): MediaInfo | undefined =>
  Object.hasOwn(media, url) ? media[url] : undefined

/** The sizes of a picture by file type. Empty when there is nothing to choose from. */
export function sourceSets(sources: readonly MediaSource[]): SourceSet[] {
  const safe = sources.filter((source) => isSafeMedia(source.url))
  const types = [...new Set(safe.map((source) => source.type))].toSorted((first, second) => rank(first) - rank(second))
  return types.map((type) => {
    const files = safe.filter((source) => source.type === type)
    return {
      type,
      srcSet: files.map((file) => `${file.url} ${file.width}w`).join(','),
      fallback: files.at(-1)?.url ?? '',
    }
  })
}

/** The blurred picture as a CSS value; undefined unless it is a small inline picture, since it goes into a style. */
export const placeholderImage = (placeholder: string | undefined): string | undefined =>
  placeholder && /^data:image\/[a-z]+;base64,[\w+/=]+$/.test(placeholder) ? `url("${placeholder}")` : undefined
