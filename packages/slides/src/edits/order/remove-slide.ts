/** Removes a slide from an instant app's order. Returns the same list when the app does not show that slide. */
export function removeSlide(slideIds: readonly string[], slideId: string): readonly string[] {
  return slideIds.includes(slideId) ? slideIds.filter((id) => id !== slideId) : slideIds
}
