import type { FormRef } from '../form/form-ref.ts'

/** Returns the anchor of a slide on the page; '' when the page does not show it. */
export function slideHref(itemId: string, place: FormRef | undefined): string {
  const index = place?.slideIds?.indexOf(itemId) ?? -1
  return index < 0 ? '' : `#slide-${index + 1}`
}

/** Returns the anchor of the slide after this widget's; of the first one on the last. */
export function nextSlideHref(place: FormRef | undefined): string {
  const { slideIds = [], experienceItemId = '' } = place ?? {}
  const next = slideIds[(slideIds.indexOf(experienceItemId) + 1) % slideIds.length]
  return next === undefined ? '' : slideHref(next, place)
}
