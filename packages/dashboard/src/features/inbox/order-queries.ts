import type { Order } from '@taplet/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { MOST_AT_ONCE, MOST_NEW, NEWS_EVERY, networkMode } from './queries.ts'
import type { Api } from '../../lib/api/api.ts'

/** The list's filters, as call parameters. */
export type WantedOrders = NonNullable<Parameters<Api['orders']['list']>[0]>
export type OrderCounts = Awaited<ReturnType<Api['orders']['counts']>>['counts']

export const orderCountsKey = ['orders', 'counts'] as const
export const orderListKey = ['orders', 'list'] as const
export const oneOrderKey = ['orders', 'one'] as const

export const orderCountsQuery = ({ orders }: Api) =>
  queryOptions({
    queryKey: orderCountsKey,
    queryFn: async ({ signal }) => (await orders.counts({}, signal)).counts,
    networkMode,
  })

/** Page by page. While another filter is loading, the list stays visible. */
export const ordersQuery = ({ orders }: Api, wanted: WantedOrders) =>
  infiniteQueryOptions({
    queryKey: [...orderListKey, wanted],
    queryFn: ({ pageParam, signal }) => orders.list({ ...wanted, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: (before) => before,
    networkMode,
  })

/** Fetches everything from a position of the list on; reports the number so far. */
export async function fetchOrdersFrom(
  { orders }: Api,
  wanted: WantedOrders,
  cursor: string | null | undefined,
  onPart: (count: number) => void,
): Promise<Order[]> {
  const found: Order[] = []
  let next = cursor
  while (next) {
    const page = await orders.list({ ...wanted, cursor: next, limit: MOST_AT_ONCE })
    found.push(...page.orders)
    onPart(found.length)
    next = page.nextCursor
  }
  return found
}

/** The newest orders, however much of them is shown; polled. */
export const newOrdersQuery = ({ orders }: Api, wanted: WantedOrders) =>
  queryOptions({
    queryKey: ['orders', 'news', wanted],
    queryFn: async ({ signal }) => (await orders.list({ ...wanted, limit: MOST_NEW }, signal)).orders,
    // The list itself was just fetched.
    initialData: (): Order[] => [],
    staleTime: NEWS_EVERY,
    refetchInterval: NEWS_EVERY,
    refetchOnWindowFocus: 'always',
    networkMode,
  })

/** An order that is linked to but not in the list; null when it does not exist. */
export const orderQuery = ({ orders }: Api, id: string) =>
  queryOptions({
    queryKey: [...oneOrderKey, id],
    queryFn: async ({ signal }): Promise<Order | null> =>
      (await orders.list({ id, limit: 1 }, signal)).orders[0] ?? null,
    networkMode,
  })
