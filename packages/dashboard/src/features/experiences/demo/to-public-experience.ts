import type { Page, PublicExperience, PublicSlide } from '@taplet/contract'
import { type Library, viewOf } from '../library-query.ts'

/** A page of one's own in the shape in which visitors get it. Slides without content of their own are left out. */
export function toPublicExperience(page: Page, library: Library): PublicExperience {
  const slides = page.experienceItems.flatMap((itemId): PublicSlide[] => {
    const item = library.itemById.get(itemId)
    const view = viewOf(library, itemId)
    return item && view ? [{ ...view, experienceItemId: itemId, itemName: item.itemName, itemType: item.itemType }] : []
  })
  const { fullPagePath, pageName, description, source } = page
  return { fullPagePath, pageName, description, source, slides, media: library.media }
}
