import { COVER_SIZE, MEDIA_PREFIX, PRODUCT, type PublicExperience } from '@taplet/contract'
import type { MediaInfo } from '@taplet/slides/schema'
import { structuredData } from './structured-data.ts'
import { textLanguage } from './text-language.ts'

/** Largest picture width in px that link previews of the big networks accept. */
const PREVIEW_WIDTH = 1600

interface PreviewPicture {
  url: string
  /** In pixels; absent while unknown. */
  size?: { width: number; height: number }
}

/** The picture of the first slide that a link names, else the owner's choice, else the generated one. */
function chosenPicture(experience: PublicExperience, start: number, coverUrl: string | undefined) {
  const made = coverUrl && !experience.shareImageUrl ? { url: coverUrl, size: COVER_SIZE } : undefined
  return pictureOfStart(experience, start) ?? made ?? previewPicture(experience)
}

/** The owner's choice, else the first visible background; undefined when there is none. */
function previewPicture({ slides, media, shareImageUrl }: PublicExperience): PreviewPicture | undefined {
  return firstPicture(shareImageUrl ? [shareImageUrl] : slides.map(backgroundOf), media)
}

/** The picture of the slide that a link opens first; undefined for the first slide, which has the app's own picture. */
const pictureOfStart = ({ slides, media }: PublicExperience, start: number): PreviewPicture | undefined =>
  start > 0 ? firstPicture(slides.slice(start, start + 1).map(backgroundOf), media) : undefined

const backgroundOf = ({ viewMetadata }: PublicExperience['slides'][number]): string => viewMetadata.backgroundMedia.url

function firstPicture(urls: readonly string[], media: PublicExperience['media']): PreviewPicture | undefined {
  for (const url of urls.filter(Boolean)) {
    const picture = pictureAt(url, media)
    if (picture) return picture
  }
  return undefined
}

/** Of our own files only public ones are known here; previews must not name private ones. */
function pictureAt(url: string, media: PublicExperience['media']): PreviewPicture | undefined {
  const info = Object.hasOwn(media, url) ? media[url] : undefined
  if (info) return fileOf(info)
  return url.startsWith(`${MEDIA_PREFIX}/`) ? undefined : { url }
}

/** A file of the picture suitable for previews, or a video's poster. Undefined once it was deleted. */
function fileOf(info: MediaInfo): PreviewPicture | undefined {
  if (info.kind === 'VIDEO') return info.posterUrl ? { url: info.posterUrl } : undefined
  // Chats show no drawings; the app's own preview has it as pixels.
  if (info.status === 'FAILED' || info.url.endsWith('.svg')) return undefined
  const fitting = info.sources.filter((source) => source.type !== 'image/avif' && source.width <= PREVIEW_WIDTH)
  const { url, width, height } = fitting.at(-1) ?? info
  return width > 0 && height > 0 ? { url, size: { width, height } } : { url }
}

/** The usual country of a language: previews require both. */
const LOCALES: Readonly<Record<string, string>> = {
  ar: 'ar_AR',
  cs: 'cs_CZ',
  da: 'da_DK',
  el: 'el_GR',
  en: 'en_US',
  he: 'he_IL',
  hi: 'hi_IN',
  ja: 'ja_JP',
  ko: 'ko_KR',
  no: 'nb_NO',
  sv: 'sv_SE',
  uk: 'uk_UA',
  zh: 'zh_CN',
}
const localeOf = (language: string): string => LOCALES[language] ?? `${language}_${language.toUpperCase()}`

interface ShareTagsProps {
  experience: PublicExperience
  /** Its canonical address. */
  url: string
  origin: string
  /** The generated picture; used where the owner chose none. */
  coverUrl?: string | undefined
  isFindable: boolean
  mayBeEmbedded: boolean
  /** Index of the first slide to show, from 0. */
  start?: number
}

/**
 * Open Graph and Twitter tags, canonical address, preview picture, and structured data for search engines. Type and
 * address are the defaults, but the protocol requires them. Twitter uses title, text and picture from these.
 */
export function ShareTags({ experience, url, origin, coverUrl, isFindable, mayBeEmbedded, start = 0 }: ShareTagsProps) {
  const { pageName, description, slides } = experience
  const picture = chosenPicture(experience, start, coverUrl)
  const language = textLanguage(slides)
  const facts = isFindable ? structuredData(experience) : undefined
  const oEmbed = `${origin}/oembed?url=${encodeURIComponent(url)}`
  return (
    <>
      <link rel="canonical" href={url} />
      {isFindable ? null : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={PRODUCT.name} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={pageName} />
      {description ? <meta property="og:description" content={description} /> : null}
      {language ? <meta property="og:locale" content={localeOf(language)} /> : null}
      {picture ? <PictureTags {...{ picture, origin }} alt={pageName} /> : null}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {mayBeEmbedded ? <link rel="alternate" type="application/json+oembed" href={oEmbed} title={pageName} /> : null}
      {facts ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: facts }} /> : null}
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
    </>
  )
}
