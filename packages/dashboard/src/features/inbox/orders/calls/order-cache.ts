import type { Order } from '@taplet/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { oneOrderKey, orderCountsKey, orderListKey } from '../../order-queries.ts'

interface Listing {
  callResult: 'SUCCESS'
  orders: Order[]
  nextCursor: string | null
}
type Pages = InfiniteData<Listing, string>

/** Updates these orders in every cached list, without asking the server. */
export function patchOrders(client: QueryClient, ids: readonly string[], change: (order: Order) => Order): void {
  const wanted = new Set(ids)
  const patch = (order: Order) => (wanted.has(order.orderId) ? change(order) : order)
  client.setQueriesData<Pages>(
    { queryKey: orderListKey },
    (now) => now && { ...now, pages: now.pages.map((page) => ({ ...page, orders: page.orders.map(patch) })) },
  )
  client.setQueriesData<Order | null>({ queryKey: oneOrderKey }, (now) => (now ? patch(now) : now))
}

/** Prepends newly received orders to the visible list. */
export function addOrders(client: QueryClient, key: readonly unknown[], fresh: readonly Order[]): void {
  client.setQueryData<Pages>(key, (now) => {
    const [first, ...others] = now?.pages ?? []
    return now && first && { ...now, pages: [{ ...first, orders: [...fresh, ...first.orders] }, ...others] }
  })
}

/**
 * After a change: counts are refetched; the visible list stays as it is, and is refetched when next opened, so that
 * nothing moves under a finger. After a bulk change the list is refetched.
 */
export function afterOrderChange(client: QueryClient, isMany = false): void {
  void client.invalidateQueries({ queryKey: orderCountsKey })
  void client.invalidateQueries({ queryKey: orderListKey, refetchType: isMany ? 'active' : 'none' })
}
