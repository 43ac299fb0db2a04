import type { Order } from '@taplet/contract'
import { focusedEntry, focusEntry } from '../frame/focus-entry.ts'
import type { OrdersAddress } from './use-orders-address.ts'

export interface OrderSteps {
  /** Opens the previous or next order. */
  move: (step: 1 | -1) => void
  close: () => void
}

/** Moves from one order to another; the focus follows. */
export function useOrderSteps(orders: readonly Order[], address: OrdersAddress, isBeside: boolean): OrderSteps {
  const { openId, open } = address
  return {
    move: (step) => {
      const here = isBeside || !openId ? (focusedEntry() ?? openId) : openId
      const from = orders.findIndex(({ orderId }) => orderId === here)
      const target = orders[from < 0 ? 0 : from + step]
      if (!target) return
      if (openId) open(target.orderId, false)
      if (isBeside || !openId) focusEntry(target.orderId)
    },
    close: () => {
      open('', false)
      focusEntry(openId)
    },
  }
}
