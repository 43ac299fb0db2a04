import type { Order } from './orders.ts'

type Refunded = Pick<Order, 'amount' | 'refundedAmount' | 'unitPrice' | 'restockable'>

/** Returns the pieces that a refund of this amount stands for: whole ones, or all that are left with all of the money. */
export function piecesOfRefund({ amount, refundedAmount, unitPrice, restockable }: Refunded, refund: number): number {
  if (refundedAmount + refund >= amount) return restockable
  return unitPrice === 0 ? 0 : Math.min(restockable, Math.floor(refund / unitPrice))
}
