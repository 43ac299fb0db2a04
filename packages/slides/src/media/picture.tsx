import type { CSSProperties, ImgHTMLAttributes } from 'react'
import { isSafeMedia } from '../define/fields.ts'
import type { MediaLookup } from '../define/media-info.ts'
import { findMedia, placeholderImage, type SourceSet, sourceSets } from './media-sources.ts'

interface PictureProps {
  url: string
  media: MediaLookup
  alt: string
  /** Returns the `sizes` attribute for the picture's width ÷ height. */
  sizes: (ratio: number) => string
  className: string
  style?: CSSProperties | undefined
  isDeferred: boolean
  /** Has the browser load it before anything else: the first slide's background. */
  isPriority?: boolean
  /** Shows the blurred placeholder behind it; only for pictures that cover it completely, since it stays there. */
  hasPlaceholder?: boolean
}

interface Parts {
  /** Attributes of every copy of the picture. */
  shared: { className: string; style: CSSProperties | undefined; decoding: 'async'; width?: number; height?: number }
  alt: string
  /** The file type that every browser reads, and its sizes. */
  address: { src: string; srcSet?: string; sizes?: string }
  /** Better file types, for browsers that support them. */
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

interface DrawnProps extends Parts {
  /** How the browser loads it: before anything else, or when it is near. */
  loading?: Pick<ImgHTMLAttributes<HTMLImageElement>, 'fetchPriority' | 'loading'>
}

function Drawn({ shared, alt, address, others, loading }: DrawnProps) {
  const image = <img alt={alt} {...shared} {...address} {...loading} />
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

/**
 * A picture in its sizes and file types. When deferred it is in a `noscript`: browsers without scripts show it, and the
 * viewer's script puts it in its place when its slide is near. Renders nothing for an empty or unsafe address.
 */
export function Picture(props: PictureProps) {
  if (!isSafeMedia(props.url)) return null
  const parts = partsOf(props)
  if (!props.isDeferred) return <Drawn {...parts} {...(props.isPriority && { loading: { fetchPriority: 'high' } })} />
  return (
    <noscript className="tp-late">
      <Drawn {...parts} loading={{ loading: 'lazy' }} />
    </noscript>
  )
}
