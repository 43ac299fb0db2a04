import type { Order } from '@taplet/contract'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { focusEntry } from '../../frame/focus-entry.ts'
import { addOrders, afterOrderChange } from '../calls/order-cache.ts'
import { fetchOrdersFrom, newOrdersQuery, ordersQuery, type WantedOrders } from '../../order-queries.ts'
import { useApi } from '../../../../lib/api/api.ts'

export interface OrdersShown {
  orders: readonly Order[]
  state: 'LOADING' | 'FAILED' | 'SHOWN'
  /** Another filter is loading, or the list is being refetched. */
  isChanging: boolean
  /** Refetching failed. */
  isStale: boolean
  hasMore: boolean
  isFetchingMore: boolean
  showMore: () => void
  retry: () => void
  /** Fetches everything beyond the loaded pages. */
  fetchRest: (onPart: (count: number) => void) => Promise<Order[]>
  /** Number of orders received since the list was fetched; they are not shown until requested. */
  newCount: number
  showNew: () => void
}

/** The pages of the list loaded so far, and the orders received meanwhile. */
export function useOrders(wanted: WantedOrders): OrdersShown {
  const api = useApi()
  const client = useQueryClient()
  const query = useInfiniteQuery(ordersQuery(api, wanted))
  const { data, isPlaceholderData, isError, isFetching } = query
  const orders = useMemo(() => data?.pages.flatMap((page) => page.orders) ?? [], [data])
  const isLookedFor = data !== undefined && !isPlaceholderData
  const { data: newest } = useQuery({ ...newOrdersQuery(api, wanted), enabled: isLookedFor })
  const known = new Set(orders.map(({ orderId }) => orderId))
  const since = orders[0]?.createdAt ?? ''
  const fresh = isLookedFor ? newest.filter((one) => !known.has(one.orderId) && one.createdAt >= since) : []
  const showMore = async () => {
    const { data: now } = await query.fetchNextPage()
    const first = now?.pages.flatMap((page) => page.orders).find(({ orderId }) => !known.has(orderId))
    if (first) focusEntry(first.orderId)
  }
  return {
    orders,
    state: data ? 'SHOWN' : isError ? 'FAILED' : 'LOADING',
    isChanging: isPlaceholderData || (isError && isFetching),
    isStale: isError && data !== undefined,
    hasMore: query.hasNextPage,
    isFetchingMore: query.isFetchingNextPage,
    showMore: () => void showMore(),
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    fetchRest: (onPart) => fetchOrdersFrom(api, wanted, data?.pages.at(-1)?.nextCursor, onPart),
    newCount: fresh.length,
    showNew: () => {
      addOrders(client, ordersQuery(api, wanted).queryKey, fresh)
      afterOrderChange(client)
      focusEntry(fresh[0]?.orderId)
    },
  }
}
