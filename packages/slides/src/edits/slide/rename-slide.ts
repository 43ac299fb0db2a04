import type { Slide } from '../../slide/slide-schema.ts'

/** Gives a slide another name. Returns the same slide when that is its name. */
export function renameSlide<S extends Slide>(slide: S, viewName: string): S {
  return slide.viewName === viewName ? slide : { ...slide, viewName }
}
