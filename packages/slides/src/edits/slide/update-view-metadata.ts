import { isSameData } from '../merge/same-data.ts'
import type { Slide, ViewMetadata } from '../../slide/slide-schema.ts'

/** Changes theme, anchor and the like. Returns the same slide when no value differs. */
export function updateViewMetadata<S extends Slide>(slide: S, changes: Partial<ViewMetadata>): S {
  const viewMetadata = { ...slide.viewMetadata, ...changes }
  return isSameData(slide.viewMetadata, viewMetadata) ? slide : { ...slide, viewMetadata }
}
