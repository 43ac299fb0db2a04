type Order = readonly string[]

/** Puts a slide to the place of another one, as dragging does. Returns the same list when it stands there, or either is gone. */
export function placeSlide(order: Order, itemId: string, overId: string): Order {
  const [from, to] = [order.indexOf(itemId), order.indexOf(overId)]
  return from < 0 || to < 0 || from === to ? order : order.toSpliced(from, 1).toSpliced(to, 0, itemId)
}
