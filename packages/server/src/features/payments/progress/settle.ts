import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { PaymentProvider, ProviderIntent } from '../../../platform/payments/port.ts'
import { askProvider, requireProvider } from '../ask-provider.ts'
import type { OrderMail } from '../mails/order-mail.ts'
import type { SoldProducts, Trx } from '../sold-products.ts'
import * as store from './store.ts'

type Status = ProviderIntent['status']

/** What may come next (H12). What has succeeded or failed stays so. */
const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  INCOMPLETE: ['PROCESSING', 'SUCCEEDED', 'FAILED'],
  PROCESSING: ['SUCCEEDED', 'FAILED'],
  SUCCEEDED: [],
  FAILED: [],
}
const TRIES = 4
export const NOT_PAID = 'not paid in time'

export interface SettleDependencies {
  db: Database
  provider: PaymentProvider | undefined
  products: Pick<SoldProducts, 'take'>
  enqueueMail: (mail: OrderMail, trx: Trx) => Promise<void>
  clock: () => Date
  onError: (error: unknown, about: string) => void
}

/** Brings orders to where their payments stand at the provider, each step once. */
export function createSettle({ db, provider, products, enqueueMail, clock, onError }: SettleDependencies) {
  /** Takes the pieces, and tells buyer and merchant. */
  async function pay(order: store.OrderRow, trx: Trx): Promise<Partial<store.Change>> {
    const { account_id: accountId, product_id: productId, variant_id: variantId, quantity, order_id: orderId } = order
    const taken = await products.take({ accountId, productId, variantId, quantity }, trx)
    await enqueueMail({ orderId, kind: 'BOUGHT' }, trx)
    await enqueueMail({ orderId, kind: 'SOLD' }, trx)
    return { paid_at: clock(), taken: taken ?? 0, is_oversold: taken !== undefined && taken < quantity }
  }

  async function giveBack(order: store.OrderRow, { refundedAmount }: ProviderIntent, trx: Trx): Promise<void> {
    const { order_id: orderId, refund_reason: reason } = order
    const amount = Math.min(refundedAmount, order.amount) - order.refunded_amount
    await store.change(order, { refunded_amount: order.refunded_amount + amount, refund_reason: '' }, trx)
    if (amount > 0) await enqueueMail({ orderId, kind: 'REFUNDED', amount, reason }, trx)
  }

  async function apply(order: store.OrderRow, intent: ProviderIntent, trx: Trx): Promise<void> {
    if (intent.amount !== order.amount || intent.currency.toUpperCase() !== order.currency)
      return onError(new Error('the payment is of another amount'), `order ${order.order_id}`)
    const now = statusOf(order.payment_status)
    const { status, failure } = intent
    if (NEXT[now].includes(status)) {
      const paid = status === 'SUCCEEDED' ? await pay(order, trx) : {}
      const reason = status === 'FAILED' ? failure || order.failure || NOT_PAID : ''
      await store.change(order, { payment_status: status, failure: reason, ...paid }, trx)
    } else if (now === 'INCOMPLETE' && failure !== order.failure) await store.change(order, { failure }, trx)
    if (status === 'SUCCEEDED' && intent.refundedAmount !== order.refunded_amount) await giveBack(order, intent, trx)
  }

  /** What the provider says now. A payment that was under way and came back unpaid ends there: its buyer is not waiting any more. */
  async function read(known: PaymentProvider, order: store.OrderRow, intentId: string): Promise<ProviderIntent> {
    const intent = await known.readIntent(order.provider_account_id, intentId)
    if (order.payment_status !== 'PROCESSING' || intent.status !== 'INCOMPLETE') return intent
    await known.cancelIntent(order.provider_account_id, intentId)
    return { ...(await known.readIntent(order.provider_account_id, intentId)), failure: intent.failure }
  }

  /**
   * Reads the intent anew, for an event at most once. What was read counts only if nothing was learnt of the order
   * meanwhile, so that an answer that comes late never undoes a newer one.
   */
  return async function settle(orderId: string, eventId?: string, tries = TRIES): Promise<void> {
    const known = requireProvider(provider)
    const before = await store.find(orderId, db)
    if (!before || before.intent_id === null) return
    if (eventId !== undefined && (await store.hasEvent(eventId, db))) return
    const { intent_id: intentId } = before
    const intent = await askProvider(() => read(known, before, intentId))
    const isDone = await inTransaction(db, async (trx) => {
      const order = await store.lock(orderId, trx)
      if (order && order.revision !== before.revision) return false
      if (eventId !== undefined && !(await store.noteEvent(eventId, clock(), trx))) return true
      if (order) await apply(order, intent, trx)
      return true
    })
    if (isDone) return
    if (tries <= 1) throw new AppError('UNAVAILABLE')
    await settle(orderId, eventId, tries - 1)
  }
}
export type Settle = ReturnType<typeof createSettle>

/** The database lets in no other. */
const statusOf = (status: string): Status => status as Status
