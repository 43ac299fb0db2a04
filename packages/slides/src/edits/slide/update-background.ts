import type { BackgroundMedia, Slide } from '../../slide/slide-schema.ts'
import { updateLook } from './update-look.ts'

/** Changes some fields of the background. Returns the same slide when every change says what is there already. */
export function updateBackground<S extends Slide>(slide: S, changes: Partial<BackgroundMedia>): S {
  return updateLook(slide, { backgroundMedia: { ...slide.viewMetadata.backgroundMedia, ...changes } })
}
