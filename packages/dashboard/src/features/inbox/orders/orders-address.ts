import { API_PREFIX, ORDERS_EXPORT_PATH } from '@taplet/contract'
import { orderState } from '@taplet/contract/schemas'
import { deviceZone } from '../../../lib/device/device-zone.ts'
import { type Days, daysOf, isOneOf, periods } from '../frame/days.ts'
import type { WantedOrders } from '../order-queries.ts'

/** What the address may say of orders; the first of each is what an address without it means. */
export const ordersChoices = (product: string) =>
  ({
    state: ['any', ...orderState.options],
    // Any that the address names: which there are is known later than the list is wanted.
    product: ['any', product || 'any'],
    when: periods,
  }) as const

/** What narrows a list down, by name. */
export const orderFilterNames = ['state', 'product', 'when'] as const

interface ChosenFilters {
  state: string
  product: string
  when: (typeof periods)[number]
}

/** The chosen filters as the calls take them. */
export function wantedOrders(
  { state, product, when }: ChosenFilters,
  own: Days,
  search: string,
  { now = Date.now(), timezone = deviceZone() }: { now?: number; timezone?: string } = {},
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

/** More than the state narrows the list. */
export const isNarrow = ({ productId, from, to, search }: WantedOrders): boolean =>
  [productId, from, to, search].some(Boolean)

/** Where the file with all of these is. */
export function ordersExportUrl(wanted: WantedOrders): string {
  const query = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]))
  return `${API_PREFIX}${ORDERS_EXPORT_PATH}?${query}`
}
