import type { Order } from '@taplet/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { MOST_AT_ONCE, MOST_NEW, NEWS_EVERY, networkMode } from './queries.ts'
import type { Api } from '../../lib/api/api.ts'

/** What the list is narrowed to, as the call takes it. */
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

/** A page at a time. While another filter is fetched the list stays in sight. */
export const ordersQuery = ({ orders }: Api, wanted: WantedOrders) =>
  infiniteQueryOptions({
    queryKey: [...orderListKey, wanted],
    queryFn: ({ pageParam, signal }) => orders.list({ ...wanted, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: (before) => before,
    networkMode,
  })

/** All from a place of the list on; tells how many there are so far. */
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

/** The newest as they are now, whatever is shown of them; asked for again and again. */
export const newOrdersQuery = ({ orders }: Api, wanted: WantedOrders) =>
  queryOptions({
    queryKey: ['orders', 'news', wanted],
    queryFn: async ({ signal }) => (await orders.list({ ...wanted, limit: MOST_NEW }, signal)).orders,
    // The list itself has just been fetched.
    initialData: (): Order[] => [],
    staleTime: NEWS_EVERY,
    refetchInterval: NEWS_EVERY,
    refetchOnWindowFocus: 'always',
    networkMode,
  })

/** One that a link names and the list does not show; null when there is none. */
export const orderQuery = ({ orders }: Api, id: string) =>
  queryOptions({
    queryKey: [...oneOrderKey, id],
    queryFn: async ({ signal }): Promise<Order | null> =>
      (await orders.list({ id, limit: 1 }, signal)).orders[0] ?? null,
    networkMode,
  })

/** Whether visitors can pay; asked for again when somebody comes back from the provider's pages. */
export const payoutsQuery = ({ payouts }: Api) =>
  queryOptions({
    queryKey: ['payouts', 'account'],
    queryFn: async ({ signal }) => (await payouts.fetch({}, signal)).account,
    refetchOnWindowFocus: 'always',
    networkMode,
  })
