import { useQuery } from '@tanstack/react-query'
import { orderCountsQuery } from '../order-queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { countOf } from './order-counts.ts'
import { isNarrow } from './orders-address.ts'
import type { OrdersAddress } from './use-orders-address.ts'

/** How many orders there are. */
export function useOrderNumbers({ wanted }: OrdersAddress) {
  const { data: counts } = useQuery(orderCountsQuery(useApi()))
  // They are those of all orders: beside a search they would say what is not there.
  const numbers = isNarrow(wanted) ? undefined : counts
  const isFresh = counts !== undefined && Object.values(counts).every((count) => count === 0)
  return {
    numbers,
    /** Of the list as it is. */
    total: numbers && countOf(numbers, wanted.state ?? 'any'),
    /** Nobody has ever ordered. */
    isFresh,
    /** Undefined where there is nothing to say of it. */
    toDo: isFresh ? undefined : counts?.TO_DO,
  }
}
