import { canShowImage, type FeaturedExperience, type PublicSlide } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import type { Database } from '../../platform/db/database.ts'
import * as store from './store.ts'

const MAX_FEATURED = 60

export interface ExploreDependencies {
  db: Database
  slides: {
    publishedByItemIds(accountId: string, itemIds: readonly string[]): Promise<PublicSlide[]>
    mediaOf(slides: readonly PublicSlide[]): string[]
  }
  media: { lookup(urls: readonly string[]): Promise<MediaLookup> }
}

export const createExploreService = ({ db, slides, media }: ExploreDependencies) => {
  /** The first slides of all rows, by item id; one query for each account. */
  async function findCovers(rows: readonly store.FeaturedRow[]): Promise<Map<string, PublicSlide>> {
    const byAccount = Map.groupBy(rows, (row) => row.account_id)
    const covers = await Promise.all(
      [...byAccount].map(([accountId, own]) =>
        slides.publishedByItemIds(accountId, [...new Set(own.flatMap((row) => row.item_ids.slice(0, 1)))]),
      ),
    )
    return new Map(covers.flat().map((slide) => [slide.experienceItemId, slide]))
  }

  return {
    async listFeatured(): Promise<FeaturedExperience[]> {
      const rows = await store.listFeatured(MAX_FEATURED, db)
      const covers = await findCovers(rows)
      const images = rows.map((row) => row.cover_image_url).filter(Boolean)
      const lookup = await media.lookup([...images, ...slides.mediaOf([...covers.values()])])
      return rows.map((row) => {
        const cover = covers.get(row.item_ids[0] ?? '') ?? null
        const coverImageUrl = canShowImage(row.cover_image_url, lookup) ? row.cover_image_url : ''
        return {
          experienceId: row.experience_id,
          fullPagePath: row.path,
          pageName: row.name,
          description: row.description,
          category: row.category,
          slideCount: row.item_ids.length,
          cover,
          coverImageUrl,
          media: pick(lookup, [coverImageUrl, ...(cover ? slides.mediaOf([cover]) : [])]),
        }
      })
    },
  }
}

const pick = (lookup: MediaLookup, urls: readonly string[]): FeaturedExperience['media'] =>
  Object.fromEntries(urls.flatMap((url) => (lookup[url] ? [[url, lookup[url]]] : [])))
