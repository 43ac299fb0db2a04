import type { OrderCounts } from '../order-queries.ts'

/** How many orders the list shows by the state that is chosen; without one it shows all that were paid. */
export const countOf = (counts: OrderCounts, state: keyof OrderCounts | 'any'): number =>
  state === 'any'
    ? Object.entries(counts).reduce((sum, [one, count]) => (one === 'UNPAID' ? sum : sum + count), 0)
    : (counts[state] ?? 0)
