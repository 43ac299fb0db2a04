import type { BackgroundMedia, Slide } from '../../slide/slide-schema.ts'
import { updateViewMetadata } from './update-view-metadata.ts'

/** Changes some fields of the background. Returns the same slide when no value differs. */
export function updateBackground<S extends Slide>(slide: S, changes: Partial<BackgroundMedia>): S {
  return updateViewMetadata(slide, { backgroundMedia: { ...slide.viewMetadata.backgroundMedia, ...changes } })
}
