import { useQuery } from '@tanstack/react-query'
import { orderCountsQuery } from '../order-queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { orderCount } from './order-count.ts'
import { isNarrow } from './orders-address.ts'
import type { OrdersAddress } from './use-orders-address.ts'

/** Counts of orders. */
export function useOrderNumbers({ wanted }: OrdersAddress) {
  const { data: counts } = useQuery(orderCountsQuery(useApi()))
  // They count all orders: beside a search they would be misleading.
  const numbers = isNarrow(wanted) ? undefined : counts
  const isFresh = counts !== undefined && Object.values(counts).every((count) => count === 0)
  return {
    numbers,
    /** Number of orders in the current list. */
    total: numbers && orderCount(numbers, wanted.state ?? 'any'),
    /** There was never an order. */
    isFresh,
    /** Undefined where there is nothing to report. */
    toDo: isFresh ? undefined : counts?.TO_DO,
  }
}
