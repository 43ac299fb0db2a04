import { MAX_SLIDES } from '@taplet/contract'
import { addSlide } from '@taplet/slides/edits'

type Order = readonly string[]

/**
 * Inserts slides one after the other, at the end by default. Returns the same list when the app shows all of them
 * already; slides beyond the limit are left out.
 */
export function addSlides(order: Order, itemIds: Order, index = order.length): Order {
  const news = itemIds.filter((id) => !order.includes(id)).slice(0, Math.max(0, MAX_SLIDES - order.length))
  return news.reduce((list, id, step) => addSlide(list, id, index + step), order)
}
