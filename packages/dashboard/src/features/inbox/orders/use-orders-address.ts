import { useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useListAddress } from '../../../ui/list/use-list-address.ts'
import { useOpenedAddress } from '../frame/use-opened-address.ts'
import { orderFilterNames, ordersChoices, wantedOrders } from './orders-address.ts'

/** Filters, search and the open order, all stored in the address. */
export function useOrdersAddress() {
  const [params] = useSearchParams()
  const opened = useOpenedAddress()
  const product = params.get('product') ?? ''
  const choices = useMemo(() => ordersChoices(product), [product])
  const list = useListAddress(choices)
  const { chosen } = list
  const search = useDeferredValue(params.get('q') ?? '')
  return {
    ...list,
    ...opened,
    wanted: wantedOrders(chosen, opened.own, search),
    /** Number of active filters, without the search. */
    filterCount: orderFilterNames.filter((name) => chosen[name] !== choices[name][0]).length,
    showEverything: () => list.showAll(...orderFilterNames),
  }
}
export type OrdersAddress = ReturnType<typeof useOrdersAddress>
