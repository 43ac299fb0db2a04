import { SlideThumbnail } from '../../ui/slides/slide-thumbnail.tsx'
import { type Library, viewOf } from '../../entities/experience/library.ts'
import { LazyItemThumbnail } from '../../entities/slide/lazy-item-thumbnail.tsx'
import type { PictureSize } from './report-parts.ts'

/** Draws the account's slides beside their figures; nothing for deleted ones. */
export const slideDrawer = (library: Library) =>
  function drawSlide(itemId: string, size: PictureSize) {
    const item = library.itemById.get(itemId)
    if (!item) return null
    const view = viewOf(library, itemId)
    return view ? (
      <SlideThumbnail slide={view} media={library.media} {...size} />
    ) : (
      <LazyItemThumbnail item={item} media={library.media} {...size} />
    )
  }
