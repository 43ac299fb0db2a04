import type { ProviderIntent } from '../../../platform/payments/port.ts'
import type { OrderMail } from '../mails/order-mail.ts'
import type { SoldProducts, Trx } from '../sold-products.ts'
import * as store from './store.ts'

/**
 * What is still to be done at the provider for an order: take the authorized money, let it go, or give back what was
 * taken although the last piece had gone. AGAIN: the order changed, read the payment again.
 */
export type Step = 'DONE' | 'AGAIN' | 'CAPTURE' | 'CANCEL' | 'GIVE_BACK'
export const NOT_PAID = 'not paid in time'

export interface ApplyDependencies {
  products: Pick<SoldProducts, 'take' | 'inStock'>
  enqueueMail: (mail: OrderMail, trx: Trx) => Promise<void>
  clock: () => Date
  onError: (error: unknown, about: string) => void
}

/** Brings an order in line with what was read of its payment. Orders go forward only (H12); the last states are final. */
export function createApply({ products, enqueueMail, clock, onError }: ApplyDependencies) {
  /**
   * Holds the pieces for a payment that a bank has confirmed, in the order in which these are known here: the product is
   * locked. Returns false when they are gone, which is final, so that parallel looks come to the same end.
   */
  async function claim(order: store.OrderRow, trx: Trx): Promise<boolean> {
    if (order.is_oversold) return false
    if (order.claimed_at !== null) return true
    const { account_id: accountId, product_id: productId, variant_id: variantId, quantity } = order
    const stock = await products.inStock({ accountId, productId, variantId }, trx)
    const isHeld = stock === null || stock - (await store.countClaimed(order, trx)) >= quantity
    await store.change(order, isHeld ? { claimed_at: clock() } : { is_oversold: true }, trx)
    return isHeld
  }

  /** Takes the pieces from stock, and notifies buyer and merchant. */
  async function pay(order: store.OrderRow, trx: Trx): Promise<void> {
    const { account_id: accountId, product_id: productId, variant_id: variantId, quantity, order_id: orderId } = order
    const taken = await products.take({ accountId, productId, variantId, quantity }, trx)
    const isOversold = taken !== undefined && taken < quantity
    const paid = { payment_status: 'SUCCEEDED', failure: '', paid_at: clock(), taken: taken ?? 0 }
    await store.change(order, { ...paid, is_oversold: isOversold }, trx)
    await enqueueMail({ orderId, kind: 'BOUGHT' }, trx)
    await enqueueMail({ orderId, kind: 'SOLD' }, trx)
  }

  /** Ends an order whose pieces were gone when it was paid: its money is back with the buyer. */
  async function lose(order: store.OrderRow, refundedAmount: number, trx: Trx): Promise<void> {
    const { order_id: orderId, amount } = order
    const isCharged = refundedAmount > 0
    const end = isCharged
      ? { payment_status: 'SUCCEEDED', refunded_amount: amount, paid_at: clock() }
      : { payment_status: 'FAILED' }
    await store.change(order, { ...end, failure: '' }, trx)
    await enqueueMail({ orderId, kind: 'SOLD_OUT', isCharged }, trx)
  }

  async function giveBack(order: store.OrderRow, { refundedAmount }: ProviderIntent, trx: Trx): Promise<void> {
    const { order_id: orderId, refund_reason: reason } = order
    const amount = Math.min(refundedAmount, order.amount) - order.refunded_amount
    if (amount === 0) return
    await store.change(order, { refunded_amount: order.refunded_amount + amount, refund_reason: '' }, trx)
    if (amount > 0) await enqueueMail({ orderId, kind: 'REFUNDED', amount, reason }, trx)
  }

  async function fail(order: store.OrderRow, failure: string, trx: Trx): Promise<Step> {
    if (order.is_oversold) await lose(order, 0, trx)
    else await store.change(order, { payment_status: 'FAILED', failure: failure || order.failure || NOT_PAID }, trx)
    return 'DONE'
  }

  async function succeed(order: store.OrderRow, intent: ProviderIntent, trx: Trx): Promise<Step> {
    if (await claim(order, trx)) {
      await pay(order, trx)
      await giveBack(order, intent, trx)
      return 'DONE'
    }
    if (intent.refundedAmount < order.amount) return 'GIVE_BACK'
    await lose(order, intent.refundedAmount, trx)
    return 'DONE'
  }

  async function applyOpen(order: store.OrderRow, intent: ProviderIntent, trx: Trx): Promise<Step> {
    const { status, failure } = intent
    const isProcessing = order.payment_status === 'PROCESSING'
    if (status === 'FAILED') return fail(order, failure, trx)
    if (status === 'SUCCEEDED') return succeed(order, intent, trx)
    if (status === 'INCOMPLETE') {
      if (!isProcessing && failure !== order.failure) await store.change(order, { failure }, trx)
      return 'DONE'
    }
    const isHeld = await claim(order, trx)
    if (!isProcessing) await store.change(order, { payment_status: 'PROCESSING', failure: '' }, trx)
    if (status === 'PROCESSING') return 'DONE'
    return isHeld ? 'CAPTURE' : 'CANCEL'
  }

  return {
    async apply(order: store.OrderRow, intent: ProviderIntent, trx: Trx): Promise<Step> {
      if (intent.amount !== order.amount || intent.currency.toUpperCase() !== order.currency) {
        onError(new Error('the payment is of another amount'), `order ${order.order_id}`)
        return 'DONE'
      }
      if (order.payment_status === 'SUCCEEDED') {
        if (intent.status === 'SUCCEEDED') await giveBack(order, intent, trx)
        return 'DONE'
      }
      // Its buyer is no longer waiting.
      if (order.payment_status === 'FAILED') return intent.status === 'AUTHORIZED' ? 'CANCEL' : 'DONE'
      return applyOpen(order, intent, trx)
    },

    /** Money was taken for pieces that are gone, and the provider does not give it back: the merchant decides. */
    async payLate(orderId: string, trx: Trx): Promise<void> {
      const order = await store.lock(orderId, trx)
      if (!order || order.payment_status === 'SUCCEEDED') return
      await store.change(order, { payment_status: 'SUCCEEDED', failure: '', paid_at: clock(), taken: 0 }, trx)
      await enqueueMail({ orderId, kind: 'SOLD' }, trx)
    },
  }
}
