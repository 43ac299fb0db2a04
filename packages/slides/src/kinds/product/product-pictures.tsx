import type { Language } from '@taplet/messages'
import type { FontUse } from '../../define/define-widget.ts'
import { Picture } from '../../media/picture.tsx'
import type { ProductOnShow } from '../../define/live-info.ts'
import type { MediaLookup } from '../../define/media-info.ts'
import type { ViewMetadata } from '../../slide/slide-schema.ts'
import { posterStyle } from '../shared/poster-style.ts'
import { posterTitleStyle } from '../shared/title-style.ts'
import { messages } from './messages/messages.ts'

interface ProductPictureOf {
  url: string
  altText: string
}

/** Returns the product's own pictures, then those of its variants. */
export function picturesOf({ images, variants }: ProductOnShow): ProductPictureOf[] {
  const own = variants.map(({ name, imageUrl }) => ({ url: imageUrl, altText: name }))
  const all = [...images, ...own].filter(({ url }) => url !== '')
  return all.filter(({ url }, index) => all.findIndex((one) => one.url === url) === index)
}

/** The width of a phone, or of the desktop stage. */
const pictureSizes = () => '(min-width:900px) 390px,100vw'

interface GalleryProps {
  title: string
  pictures: readonly ProductPictureOf[]
  isPreview: boolean
  media: MediaLookup
  isDeferred: boolean
  isPriority: boolean
  language: Language
}

/** Pictures side by side, to swipe through. */
export function Gallery({ title, pictures, isPreview, media, isDeferred, isPriority, language }: GalleryProps) {
  return (
    <div className="tp-gallery" role="group" aria-label={messages(language)('pictures', { title })}>
      {pictures.map(({ url, altText }, index) => (
        <div key={url} data-picture={url}>
          <Picture
            {...{ url, media }}
            alt={altText || title}
            sizes={pictureSizes}
            className="tp-gallery-picture"
            // A preview has no script that would load it later.
            isDeferred={isDeferred || (index > 0 && !isPreview)}
            isPriority={isPriority && index === 0}
          />
        </div>
      ))}
    </div>
  )
}

interface PosterProps {
  title: string
  titleFont: FontUse | undefined
  look: ViewMetadata
}

/** Shown when there are no pictures: the product's name, in the app's colours. */
export function Poster({ title, titleFont, look }: PosterProps) {
  return (
    <div className="tp-poster" style={posterStyle(look)}>
      <h2 style={posterTitleStyle(title, titleFont, look)}>{title}</h2>
    </div>
  )
}
