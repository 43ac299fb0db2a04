import type { Order } from '@taplet/contract'
import type { Message } from '@taplet/messages'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { PaymentProvider } from '../../../platform/payments/port.ts'
import { askProvider } from '../ask-provider.ts'
import { writeAmount } from '../amounts.ts'
import type { OrderMail } from '../mails/order-mail.ts'
import type { SoldProducts, Trx } from '../sold-products.ts'
import * as store from './store.ts'
import { type PageOf, toOrder } from './to-order.ts'
import { messages } from '../messages/messages.ts'

/** Whoever marks an order by mistake has so long to take it back before its buyer is told. */
const SENT_MAIL_AFTER_MS = 60_000
const NOT_GIVEN = messages.later('bankTurnedRefundDown')
const CHANGED = messages.later('moneyWentBackOrder')
const REFUSED = messages.later('paymentServiceGiveBack')

interface ChangeDependencies {
  db: Database
  provider: PaymentProvider | undefined
  products: Pick<SoldProducts, 'putBack'>
  /** Brings an order to where its payment stands. */
  settle: (orderId: string) => Promise<void>
  enqueueMail: (mail: OrderMail, trx: Trx, runAt?: Date) => Promise<void>
  pageOf: PageOf
  clock: () => Date
}

interface RefundRequest {
  orderId: string
  amount?: number | undefined
  reason: string
  restock: boolean
  /** What the screen that asks knows of: given back so far. */
  refundedAmount?: number | undefined
}
type Outcome = 'DONE' | 'UNCHANGED' | 'NOT_FOUND'

/** What an account does with its orders. */
export function createOrderChanges(dependencies: ChangeDependencies) {
  const { db, provider, products, settle, enqueueMail, pageOf, clock } = dependencies

  /** The payment behind an order that this server can give back now. */
  async function refundable(accountId: string, orderId: string) {
    const order = await store.find(accountId, orderId, db)
    if (!order) throw new AppError('NOT_FOUND', { message: messages.later('noSuchOrder') })
    if (order.payment_status !== 'SUCCEEDED') throw refuse(messages.later('orderPaidNothingGive'))
    if (!provider || order.intent_id === null || order.is_test !== provider.isTest)
      throw refuse(messages.later('orderPaidPaymentService'))
    return { order, known: provider, intentId: order.intent_id }
  }

  return {
    /** What was sent is told to the buyer, unless it is taken back within a minute. */
    markDone: (accountId: string, ids: readonly string[], isDone: boolean) =>
      inTransaction(db, async (trx) => {
        const own = await store.lock(accountId, ids, trx)
        const changing = own.filter(({ state }) => state === (isDone ? 'TO_DO' : 'DONE'))
        if (changing.length > 0) await store.setDone(accountId, changing.map(idOf), isDone ? clock() : null, trx)
        const soon = new Date(clock().getTime() + SENT_MAIL_AFTER_MS)
        for (const order of changing)
          if (isDone && order.address !== null && order.told_done_at === null)
            await enqueueMail({ kind: 'SENT', orderId: order.order_id }, trx, soon)
        const outcomeOf = (id: string): Outcome =>
          changing.some((one) => idOf(one) === id)
            ? 'DONE'
            : own.some((one) => idOf(one) === id)
              ? 'UNCHANGED'
              : 'NOT_FOUND'
        return ids.map((id) => ({ id, outcome: outcomeOf(id) }))
      }),

    async refund(
      accountId: string,
      { orderId, amount, reason, restock, refundedAmount }: RefundRequest,
    ): Promise<Order> {
      const { order, known, intentId } = await refundable(accountId, orderId)
      if (refundedAmount !== undefined && refundedAmount !== order.refunded_amount)
        throw new AppError('CONFLICT', { message: CHANGED, current: toOrder(order, pageOf) })
      const left = order.amount - order.refunded_amount
      if (left === 0) throw refuse(messages.later('allGivenBackAlready'))
      const wanted = amount ?? left
      if (wanted > left)
        throw refuse(messages.later('onlyLeftGiveBack', { left: writeAmount(left, order.currency) }), 'amount')
      await store.setReason(accountId, orderId, reason.trim(), db)
      // Pressed twice, both start from the same revision and give it once. What came to nothing raises it, as what was given does.
      const key = `refund-${orderId}-${order.revision}-${wanted}`
      await askProvider(
        () => known.refund({ providerAccountId: order.provider_account_id, intentId, amount: wanted, key }),
        REFUSED,
      )
      await settle(orderId)
      const after = (await store.find(accountId, orderId, db)) ?? order
      if (after.refunded_amount <= order.refunded_amount) {
        await store.noteFailedRefund(order, db)
        throw refuse(NOT_GIVEN)
      }
      if (restock) await inTransaction(db, (trx) => putBack(order, trx))
      return toOrder(after, pageOf)
    },
  }

  /** As many pieces as the order took, once. */
  async function putBack(order: store.OrderRow, trx: Trx): Promise<void> {
    const { account_id: accountId, product_id: productId, variant_id: variantId } = order
    const quantity = await store.releasePieces(accountId, order.order_id, trx)
    if (quantity > 0) await products.putBack({ accountId, productId, variantId, quantity }, trx)
  }
}
export type OrderChanges = ReturnType<typeof createOrderChanges>

const idOf = ({ order_id: id }: store.OrderRow): string => id

const refuse = (message: Message, field?: string): AppError =>
  new AppError('BAD_REQUEST', { message, ...(field !== undefined && { field }) })
