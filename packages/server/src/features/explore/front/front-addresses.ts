import type { FeaturedExperience } from '@taplet/contract'
import { COVER_SIZE } from '@taplet/viewer/render'

export const EXPLORE_PATH = '/app/explore'
export const COVER = COVER_SIZE

/** Whichever name the file carries, the address leads to the cover as it is now. */
export const pictureOf = ({ fullPagePath }: Pick<FeaturedExperience, 'fullPagePath'>): string =>
  `/assets/covers/${fullPagePath}/now.jpg`

/** The explore screen with what is looked for in its address. */
export function exploreHref(wish: { query?: string; category?: string; cursor?: string }): string {
  const params = new URLSearchParams()
  if (wish.query) params.set('q', wish.query)
  if (wish.category) params.set('category', wish.category)
  if (wish.cursor) params.set('cursor', wish.cursor)
  return params.size === 0 ? EXPLORE_PATH : `${EXPLORE_PATH}?${params}`
}
