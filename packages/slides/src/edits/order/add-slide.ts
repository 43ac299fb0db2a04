/**
 * Adds a slide to an instant app's order, last by default; an index out of range means the nearest end. Returns the
 * same list when the app already shows that slide.
 */
export function addSlide(slideIds: readonly string[], slideId: string, index = slideIds.length): readonly string[] {
  return slideIds.includes(slideId) ? slideIds : slideIds.toSpliced(Math.max(0, index), 0, slideId)
}
