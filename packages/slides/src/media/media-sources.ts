import { isSafeMedia } from '../define/fields.ts'
import type { MediaInfo, MediaLookup, MediaSource } from '../define/media-info.ts'

/** One `srcset` per file type. The last is for the plain `img`: the type that every browser reads. */
export interface SourceSet {
  type: string
  srcSet: string
  fallback: string
}

// Best compression first; types that are not listed come last and are what old browsers get.
const TYPE_ORDER = ['image/avif', 'image/webp']
/** A small copy within the lookup itself: of a picture that is not stored yet. */
const INLINE = /^data:image\/webp;base64,[\w+/=]+$/
const rank = (type: string) => (TYPE_ORDER.includes(type) ? TYPE_ORDER.indexOf(type) : TYPE_ORDER.length)

/** Returns the facts about a picture or video; undefined for a URL that the lookup does not hold. */
export const findMedia = (media: MediaLookup, url: string): MediaInfo | undefined =>
  Object.hasOwn(media, url) ? media[url] : undefined

/** Groups the sizes of a picture by file type. Empty when there is nothing to choose from. */
export function sourceSets(sources: readonly MediaSource[]): SourceSet[] {
  const safe = sources.filter(({ url }) => isSafeMedia(url) || INLINE.test(url))
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

/** Returns the blurred picture as a CSS value; undefined unless it is small and inline, since it goes into a style. */
export const placeholderImage = (placeholder: string | undefined): string | undefined =>
  placeholder && /^data:image\/[a-z]+;base64,[\w+/=]+$/.test(placeholder) ? `url("${placeholder}")` : undefined
