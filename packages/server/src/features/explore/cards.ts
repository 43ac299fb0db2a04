import { canShowImage, type FeaturedExperience, type PublicSlide } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import type { ListedRow } from './listed-store.ts'

export interface CardDependencies {
  slides: {
    publishedCovers(experienceIds: readonly string[]): Promise<PublicSlide[]>
    mediaOf(slides: readonly PublicSlide[]): string[]
  }
  media: { lookup(urls: readonly string[]): Promise<MediaLookup> }
}

/** Creates cards from rows, each with its first slide and that slide's media; two statements for all of them. */
export const createCards =
  ({ slides, media }: CardDependencies) =>
  async (rows: readonly ListedRow[]): Promise<FeaturedExperience[]> => {
    const found = await slides.publishedCovers(rows.map((row) => row.experience_id))
    const covers = new Map(found.map((slide) => [slide.experienceItemId, slide]))
    const images = rows.map((row) => row.cover_image_url).filter(Boolean)
    const lookup = await media.lookup([...images, ...slides.mediaOf(found)])
    return rows.map((row) => {
      const cover = covers.get(row.visible_item_ids[0] ?? '') ?? null
      const coverImageUrl = canShowImage(row.cover_image_url, lookup) ? row.cover_image_url : ''
      return {
        experienceId: row.experience_id,
        fullPagePath: row.path,
        pageName: row.name,
        description: row.description,
        category: row.category,
        slideCount: row.visible_item_ids.length,
        cover,
        coverImageUrl,
        media: pick(lookup, [coverImageUrl, ...(cover ? slides.mediaOf([cover]) : [])]),
      }
    })
  }

const pick = (lookup: MediaLookup, urls: readonly string[]): FeaturedExperience['media'] =>
  Object.fromEntries(urls.flatMap((url) => (lookup[url] ? [[url, lookup[url]]] : [])))
