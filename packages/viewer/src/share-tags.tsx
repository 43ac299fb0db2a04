import { PRODUCT, type PublicExperience } from '@taplet/contract'

/** The largest file that link previews of the big networks still take, px of width. */
const PREVIEW_WIDTH = 1600

/** The picture for link previews: the first background, as an absolute address; undefined when there is none. */
function previewPicture({ slides, media }: PublicExperience, origin: string): string | undefined {
  const url = slides.map((slide) => slide.viewMetadata.backgroundMedia.url).find((one) => one !== '')
  if (!url) return undefined
  const info = Object.hasOwn(media, url) ? media[url] : undefined
  if (info?.kind === 'VIDEO') return info.posterUrl ? new URL(info.posterUrl, origin).href : undefined
  const sources = info?.sources.filter((source) => source.type !== 'image/avif' && source.width <= PREVIEW_WIDTH)
  return new URL(sources?.at(-1)?.url ?? url, origin).href
}

/** Open Graph and Twitter tags, canonical address, and where link previews find their picture. */
export function ShareTags({ experience, url, origin }: { experience: PublicExperience; url: string; origin: string }) {
  const picture = previewPicture(experience, origin)
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT.name} />
      <meta property="og:title" content={experience.pageName} />
      <meta property="og:description" content={experience.description} />
      <meta property="og:url" content={url} />
      {picture ? <meta property="og:image" content={picture} /> : null}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}
