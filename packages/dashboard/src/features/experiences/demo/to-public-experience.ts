import type { Page, PublicExperience } from '@taplet/contract'
import { slideTitle } from '@taplet/slides/schema'
import { itemSlide } from '../../../entities/slide/item-slide.ts'
import { type Library, viewOf } from '../../../entities/experience/library.ts'

/** An own page in the shape in which visitors get it. Slides without content are omitted. */
export function toPublicExperience(page: Page, library: Library): PublicExperience {
  const slides = page.experienceItems.flatMap((itemId) => {
    const item = library.itemById.get(itemId)
    const view = viewOf(library, itemId)
    if (item && view)
      return { ...view, experienceItemId: itemId, title: slideTitle(view.widgets), itemType: item.itemType }
    return (item && itemSlide(item)) ?? []
  })
  const { fullPagePath, pageName, description, source, theme } = page
  return { fullPagePath, pageName, description, source, slides, ...(theme && { theme }), media: library.media }
}
