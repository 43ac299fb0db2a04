import type { OrderCounts } from '../order-queries.ts'

/** How many orders the list has for the chosen state; without one, all paid ones. */
export const orderCount = (counts: OrderCounts, state: keyof OrderCounts | 'any'): number =>
  state === 'any'
    ? Object.entries(counts).reduce((sum, [one, count]) => (one === 'UNPAID' ? sum : sum + count), 0)
    : (counts[state] ?? 0)
