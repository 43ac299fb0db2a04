import { moveItem } from './move-item.ts'

/**
 * Moves a slide one place earlier or later (spec §4). Returns the same list when the first moves left, the last moves right,
 * or the app does not show that slide.
 */
export function moveSlide(
  slideIds: readonly string[],
  slideId: string,
  direction: 'LEFT' | 'RIGHT',
): readonly string[] {
  return moveItem(slideIds, slideIds.indexOf(slideId), direction === 'LEFT' ? -1 : 1)
}
