import type { Slide } from '../../slide/slide-schema.ts'

/** Renames a slide. Returns the same slide when it already has that name. */
export function renameSlide<S extends Slide>(slide: S, viewName: string): S {
  return slide.viewName === viewName ? slide : { ...slide, viewName }
}
