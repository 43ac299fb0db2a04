type Order = readonly string[]

/** Replaces a slide by another. Returns the same list when the first is not shown or the second is already. */
export const replaceSlide = (order: Order, itemId: string, byId: string): Order =>
  order.includes(itemId) && !order.includes(byId) ? order.map((id) => (id === itemId ? byId : id)) : order
