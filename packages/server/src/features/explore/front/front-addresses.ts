import { COVER_SIZE, type FeaturedExperience } from '@taplet/contract'

export const EXPLORE_PATH = '/app/explore'
export const COVER = COVER_SIZE

/** Whatever file name it contains, the address leads to the current cover. */
export const pictureOf = ({ fullPagePath }: Pick<FeaturedExperience, 'fullPagePath'>): string =>
  `/assets/covers/${fullPagePath}/now.jpg`

/** Returns the address of the explore screen with this search. */
export function exploreHref(wish: { query?: string; category?: string; cursor?: string }): string {
  const params = new URLSearchParams()
  if (wish.query) params.set('q', wish.query)
  if (wish.category) params.set('category', wish.category)
  if (wish.cursor) params.set('cursor', wish.cursor)
  return params.size === 0 ? EXPLORE_PATH : `${EXPLORE_PATH}?${params}`
}
