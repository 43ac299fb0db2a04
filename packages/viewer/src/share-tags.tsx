import { MEDIA_PREFIX, PRODUCT, type PublicExperience } from '@taplet/contract'
import type { MediaInfo } from '@taplet/slides/schema'

/** The largest file that link previews of the big networks still take, px of width. */
const PREVIEW_WIDTH = 1600

interface PreviewPicture {
  url: string
  /** Pixels; absent while nobody knows. */
  size?: { width: number; height: number }
}

/** The picture for link previews: what the owner chose, else the first background that visitors see; undefined when there is none. */
function previewPicture({ slides, media, shareImageUrl }: PublicExperience): PreviewPicture | undefined {
  const backgrounds = slides.map((slide) => slide.viewMetadata.backgroundMedia.url)
  const urls = shareImageUrl ? [shareImageUrl] : backgrounds.filter(Boolean)
  for (const url of urls) {
    const picture = pictureAt(url, media)
    if (picture) return picture
  }
  return undefined
}

/** Of our own files visitors see only those that are known here: private ones are not, and previews must not name them. */
function pictureAt(url: string, media: PublicExperience['media']): PreviewPicture | undefined {
  const info = Object.hasOwn(media, url) ? media[url] : undefined
  if (info) return fileOf(info)
  return url.startsWith(`${MEDIA_PREFIX}/`) ? undefined : { url }
}

/** A file of the picture that previews can show; a film's poster. None once it was deleted. */
function fileOf(info: MediaInfo): PreviewPicture | undefined {
  if (info.kind === 'VIDEO') return info.posterUrl ? { url: info.posterUrl } : undefined
  if (info.status === 'FAILED') return undefined
  const fitting = info.sources.filter((source) => source.type !== 'image/avif' && source.width <= PREVIEW_WIDTH)
  const { url, width, height } = fitting.at(-1) ?? info
  return width > 0 && height > 0 ? { url, size: { width, height } } : { url }
}

/** Open Graph and Twitter tags, canonical address, and where link previews find their picture. */
export function ShareTags({ experience, url, origin }: { experience: PublicExperience; url: string; origin: string }) {
  const picture = previewPicture(experience)
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT.name} />
      <meta property="og:title" content={experience.pageName} />
      <meta property="og:description" content={experience.description} />
      <meta property="og:url" content={url} />
      {picture ? <PictureTags {...{ picture, origin }} alt={experience.pageName} /> : null}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}

function PictureTags({ picture, origin, alt }: { picture: PreviewPicture; origin: string; alt: string }) {
  const { size } = picture
  const address = new URL(picture.url, origin).href // previews take absolute addresses only
  return (
    <>
      <meta property="og:image" content={address} />
      {size ? <meta property="og:image:width" content={String(size.width)} /> : null}
      {size ? <meta property="og:image:height" content={String(size.height)} /> : null}
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={address} />
    </>
  )
}
