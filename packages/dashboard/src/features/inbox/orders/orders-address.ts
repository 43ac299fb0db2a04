import { addresses, callUrl } from '@taplet/contract'
import { orderState } from '@taplet/contract/schemas'
import { ownZone } from '../../../lib/device/device-zone.ts'
import { type Days, daysOf, isOneOf, periods } from '../frame/days.ts'
import type { WantedOrders } from '../order-queries.ts'

/** Values allowed in the orders' address; the first of each is the default. */
export const ordersChoices = (product: string) =>
  ({
    state: ['any', ...orderState.options],
    // Accepts any id in the address: the existing ones are loaded only later.
    product: ['any', product || 'any'],
    when: periods,
  }) as const

/** Names of the filters. */
export const orderFilterNames = ['state', 'product', 'when'] as const

interface ChosenFilters {
  state: string
  product: string
  when: (typeof periods)[number]
}

/** The chosen filters as call parameters. */
export function wantedOrders(
  { state, product, when }: ChosenFilters,
  own: Days,
  search: string,
  { now = Date.now(), timezone = ownZone() }: { now?: number; timezone?: string } = {},
): WantedOrders {
  const known = isOneOf(orderState.options, state)
  return {
    timezone,
    ...(known && { state: known }),
    ...(product !== 'any' && { productId: product }),
    ...daysOf(when, own, now, timezone),
    ...(search.trim() && { search: search.trim() }),
  }
}

/** Whether anything but the state filters the list. */
export const isNarrow = ({ productId, from, to, search }: WantedOrders): boolean =>
  [productId, from, to, search].some(Boolean)

/** Address of the export of all these. */
export const ordersExportUrl = (wanted: WantedOrders): string => callUrl(addresses.orders.export, { ...wanted })
