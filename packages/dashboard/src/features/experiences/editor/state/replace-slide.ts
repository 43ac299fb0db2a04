type Order = readonly string[]

/** Shows another slide in the place of one. Returns the same list when the one is not shown or the other is already. */
export const replaceSlide = (order: Order, itemId: string, byId: string): Order =>
  order.includes(itemId) && !order.includes(byId) ? order.map((id) => (id === itemId ? byId : id)) : order
