import { isSameData } from '../merge/same-data.ts'
import type { Slide, ViewMetadata } from '../../slide/slide-schema.ts'

/** Changes theme, anchor and the like. Returns the same slide when every change says what is there already. */
export function updateLook<S extends Slide>(slide: S, changes: Partial<ViewMetadata>): S {
  const viewMetadata = { ...slide.viewMetadata, ...changes }
  return isSameData(slide.viewMetadata, viewMetadata) ? slide : { ...slide, viewMetadata }
}
