import { COVER_SIZE, EMBED_SIZE, embedFrame, experiencePath, PRODUCT, type PublicExperience } from '@taplet/contract'

/** Below this nothing is legible. */
const LEAST_WIDTH = 200
const LEAST_HEIGHT = 300

interface Wish {
  maxWidth: number
  maxHeight: number
}

interface Embeddable {
  experience: PublicExperience
  mayBeEmbedded: boolean
  /** Address of the picture for previews. */
  coverUrl: string
  origin: string
}

/**
 * Returns what another website shows for an app's address (oembed.com): the app in a frame where its owner allows that,
 * else a title and a picture.
 */
export function oEmbedOf({ experience, mayBeEmbedded, coverUrl, origin }: Embeddable, { maxWidth, maxHeight }: Wish) {
  const { pageName, fullPagePath } = experience
  const shown = {
    version: '1.0',
    title: pageName,
    provider_name: PRODUCT.name,
    provider_url: origin,
    cache_age: 3600,
    ...(COVER_SIZE.width <= maxWidth &&
      COVER_SIZE.height <= maxHeight && {
        thumbnail_url: origin + coverUrl,
        thumbnail_width: COVER_SIZE.width,
        thumbnail_height: COVER_SIZE.height,
      }),
  }
  const width = Math.min(EMBED_SIZE.width, maxWidth)
  const height = Math.min(EMBED_SIZE.height, maxHeight)
  if (!mayBeEmbedded || width < LEAST_WIDTH || height < LEAST_HEIGHT)
    return { type: 'link', ...shown, url: origin + experiencePath(fullPagePath) }
  return { type: 'rich', ...shown, width, height, html: embedFrame(experience, origin, { width, height }) }
}

/** Returns the app's path or the link's id in an address on our own host; undefined for any other. */
export function targetOf(address: string, origin: string): { path: string } | { tagId: string } | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.host !== new URL(origin).host) return undefined
  const [, tagId] = /^\/t\/([\w-]{1,100})$/.exec(url.pathname) ?? []
  if (tagId !== undefined) return { tagId }
  const [, path] = /^\/(?:embed\/)?([\w-]{1,100})\/?$/.exec(url.pathname) ?? []
  return path === undefined ? undefined : { path: path.toLowerCase() }
}
