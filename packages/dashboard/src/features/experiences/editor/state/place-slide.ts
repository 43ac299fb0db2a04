type Order = readonly string[]

/** Moves a slide to another's position, as dragging does. Returns the same list when it is there, or either is gone. */
export function placeSlide(order: Order, itemId: string, overId: string): Order {
  const [from, to] = [order.indexOf(itemId), order.indexOf(overId)]
  return from < 0 || to < 0 || from === to ? order : order.toSpliced(from, 1).toSpliced(to, 0, itemId)
}
