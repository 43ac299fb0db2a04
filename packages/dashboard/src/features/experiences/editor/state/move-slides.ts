type Order = readonly string[]

/**
 * Moves slides one position LEFT or RIGHT (spec §4), past slides that are not moved. Those at the end stay. Returns the
 * same list when none can move.
 */
export function moveSlides(order: Order, itemIds: Order, direction: 'LEFT' | 'RIGHT'): Order {
  const moving = new Set(itemIds)
  const walked = direction === 'LEFT' ? [...order] : order.toReversed()
  let hasMoved = false
  for (let index = 1; index < walked.length; index += 1) {
    const [before, here] = [walked[index - 1] ?? '', walked[index] ?? '']
    if (!moving.has(here) || moving.has(before)) continue
    walked.splice(index - 1, 2, here, before)
    hasMoved = true
  }
  if (!hasMoved) return order
  return direction === 'LEFT' ? walked : walked.toReversed()
}
