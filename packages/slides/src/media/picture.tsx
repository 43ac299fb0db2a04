import type { CSSProperties } from 'react'
import { isSafeMedia } from '../define/fields.ts'
import type { MediaLookup } from '../define/media-info.ts'
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

interface Parts {
  /** What every copy of the picture carries. */
  shared: { className: string; style: CSSProperties | undefined; decoding: 'async'; width?: number; height?: number }
  alt: string
  /** The file that every browser reads, and its sizes. */
  address: { src: string; srcSet?: string; sizes?: string }
  /** Better file types, for browsers that know them. */
  others: readonly SourceSet[]
}

function partsOf({ url, media, alt, sizes, className, style, hasPlaceholder = false }: PictureProps): Parts {
  const info = findMedia(media, url)
  const sets = sourceSets(info?.sources ?? [])
  const last = sets.at(-1)
  const isMeasured = info !== undefined && info.width > 0 && info.height > 0
  const ratio = isMeasured ? info.width / info.height : 1
  return {
    shared: {
      className,
      decoding: 'async',
      ...(isMeasured ? { width: info.width, height: info.height } : {}),
      style: hasPlaceholder ? { ...style, backgroundImage: placeholderImage(info?.placeholder) } : style,
    },
    alt,
    address: last ? { src: last.fallback, srcSet: last.srcSet, sizes: sizes(ratio) } : { src: url },
    others: sets.slice(0, -1),
  }
}

function EagerPicture({ shared, alt, address, others, isPriority }: Parts & { isPriority: boolean }) {
  const image = <img alt={alt} {...shared} {...address} {...(isPriority ? { fetchPriority: 'high' as const } : {})} />
  if (others.length === 0) return image
  return (
    <picture>
      {others.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={address.sizes} />
      ))}
      {image}
    </picture>
  )
}

function DeferredPicture({ shared, alt, address, others }: Parts) {
  const { src, srcSet, sizes } = address
  return (
    <>
      <picture className="tp-deferred">
        {others.map((set) => (
          <source key={set.type} type={set.type} data-srcset={set.srcSet} sizes={sizes} />
        ))}
        <img alt={alt} {...shared} data-src={src} data-srcset={srcSet} sizes={sizes} />
      </picture>
      <noscript>
        <img alt={alt} {...shared} {...address} loading="lazy" />
      </noscript>
    </>
  )
}

/**
 * A picture in its sizes and file types. Deferred, it carries `data-src` for the viewer's script and a plain copy for
 * browsers that run none. Renders nothing for an empty or unsafe address.
 */
export function Picture(props: PictureProps) {
  if (!isSafeMedia(props.url)) return null
  const parts = partsOf(props)
  if (props.isDeferred) return <DeferredPicture {...parts} />
  return <EagerPicture {...parts} isPriority={props.isPriority ?? false} />
}
