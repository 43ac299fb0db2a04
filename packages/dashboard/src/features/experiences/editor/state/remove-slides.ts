import { removeSlide } from '@taplet/slides/edits'

type Order = readonly string[]

/** Removes slides from the app; they stay in the library. Returns the same list when the app shows none of them. */
export const removeSlides = (order: Order, itemIds: Order): Order => itemIds.reduce(removeSlide, order)

/**
 * Restores removed slides to their old positions, as closely as later changes allow. Returns the same list when the app
 * shows them all.
 */
export function restoreSlides(order: Order, before: Order, itemIds: Order): Order {
  return before.reduce((list, id, index) => {
    if (!itemIds.includes(id) || list.includes(id)) return list
    const previous = before.slice(0, index).findLast((one) => list.includes(one))
    return list.toSpliced(previous === undefined ? 0 : list.indexOf(previous) + 1, 0, id)
  }, order)
}
