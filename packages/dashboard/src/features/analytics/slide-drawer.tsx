import { SlideThumbnail } from '../../ui/slides/slide-thumbnail.tsx'
import { type Library, viewOf } from '../../entities/experience/library.ts'
import { LateItemThumbnail } from '../../entities/slide/late-item-thumbnail.tsx'
import type { PictureSize } from './report-parts.ts'

/** Draws slides of the account beside what a report tells of them; nothing for those that are gone. */
export const slideDrawer = (library: Library) =>
  function drawSlide(itemId: string, size: PictureSize) {
    const item = library.itemById.get(itemId)
    if (!item) return null
    const view = viewOf(library, itemId)
    return view ? (
      <SlideThumbnail slide={view} media={library.media} {...size} />
    ) : (
      <LateItemThumbnail item={item} media={library.media} {...size} />
    )
  }
