import type { BackgroundMedia, Slide } from '../../slide/slide-schema.ts'
import { updateViewMetadata } from './update-view-metadata.ts'

/**
 * Changes some fields of the background; on another picture all text is shaded. Returns the same slide when no value
 * differs.
 */
export function updateBackground<S extends Slide>(slide: S, changes: Partial<BackgroundMedia>): S {
  const { backgroundMedia } = slide.viewMetadata
  const { url = backgroundMedia.url } = changes
  const isNewPicture = url !== '' && url !== backgroundMedia.url
  return updateViewMetadata(slide, {
    backgroundMedia: { ...backgroundMedia, ...changes, ...(isNewPicture && { shadesAll: true }) },
  })
}
