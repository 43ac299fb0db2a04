import type { CSSProperties } from 'react'
import { isSafeMedia } from '../fields.ts'
import type { MediaLookup } from '../slide/media-info.ts'
import { findMedia, placeholderImage, type SourceSet, sourceSets } from './media-sources.ts'

interface PictureProps {
  url: string
  media: MediaLookup
  alt: string
  /** The `sizes` attribute; receives the picture's width ÷ height. */
  sizes: (ratio: number) => string
  className: string
  style?: CSSProperties | undefined
  isDeferred: boolean
  /** Asks the browser to fetch it before anything else: the first slide's background. */
  isPriority?: boolean
  /** Shows the blurred placeholder behind it; only for pictures that cover it whole, since it stays there. */
  hasPlaceholder?: boolean
}

function eager(sets: readonly SourceSet[], src: string, sizes: string) {
  const last = sets.at(-1)
  return last ? { src: last.fallback, srcSet: last.srcSet, sizes } : { src }
}

/**
 * A picture in its sizes and file types, its blurred placeholder behind it. Deferred, it carries `data-src` for the
 * viewer's script and a plain copy for browsers without one. Renders nothing for an empty or unsafe address.
 */
export function Picture(props: PictureProps) {
  const { url, media, alt, sizes, className, isDeferred, isPriority = false, hasPlaceholder = false } = props
  if (!isSafeMedia(url)) return null
  const info = findMedia(media, url)
  const sets = sourceSets(info?.sources ?? [])
  const attributes = eager(sets, url, sizes(info?.height ? info.width / info.height : 1))
  const shared = {
    alt,
    className,
    decoding: 'async' as const,
    ...(info?.width && info.height ? { width: info.width, height: info.height } : {}),
    style: hasPlaceholder ? { ...props.style, backgroundImage: placeholderImage(info?.placeholder) } : props.style,
  }
  const others = sets.slice(0, -1)
  if (!isDeferred) {
    const image = <img {...shared} {...attributes} {...(isPriority ? { fetchPriority: 'high' as const } : {})} />
    if (others.length === 0) return image
    return (
      <picture>
        {others.map((set) => (
          <source key={set.type} type={set.type} srcSet={set.srcSet} sizes={attributes.sizes} />
        ))}
        {image}
      </picture>
    )
  }
  return (
    <>
      <picture className="tp-deferred">
        {others.map((set) => (
          <source key={set.type} type={set.type} data-srcset={set.srcSet} sizes={attributes.sizes} />
        ))}
        <img {...shared} data-src={attributes.src} data-srcset={attributes.srcSet} sizes={attributes.sizes} />
      </picture>
      <noscript>
        <img {...shared} {...attributes} loading="lazy" />
      </noscript>
    </>
  )
}
