import { type Order, piecesOfRefund } from '@taplet/contract'
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

/** How long marking an order can be undone before its buyer is notified. */
const SENT_MAIL_AFTER_MS = 60_000
const NOT_GIVEN = messages.later('bankTurnedRefundDown')
const CHANGED = messages.later('refundedSinceOpened')
const REFUSED = messages.later('paymentServiceRefusesRefund')

interface ChangeDependencies {
  db: Database
  provider: PaymentProvider | undefined
  products: Pick<SoldProducts, 'putBack'>
  /** Brings an order up to date with its payment. */
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
  pieces?: number | undefined
  /** The refunded amount that the requesting screen showed. */
  refundedAmount?: number | undefined
}
type Outcome = 'DONE' | 'UNCHANGED' | 'NOT_FOUND'

/** Actions of an account on its orders. */
export function createOrderChanges(dependencies: ChangeDependencies) {
  const { db, provider, products, settle, enqueueMail, pageOf, clock } = dependencies

  /** Returns the payment of an order that can be refunded now. */
  async function refundable(accountId: string, orderId: string) {
    const order = await store.find(accountId, orderId, db)
    if (!order) throw new AppError('NOT_FOUND', { message: messages.later('noSuchOrder') })
    if (order.payment_status !== 'SUCCEEDED') throw refuse(messages.later('orderNotPaid'))
    if (!provider || order.intent_id === null || order.is_test !== provider.isTest)
      throw refuse(messages.later('orderPaidByOtherService'))
    return { order, known: provider, intentId: order.intent_id }
  }

  /** Returns the amount to refund; throws when it, or what goes back to stock, is more than there is. */
  function amountOf(order: store.OrderRow, { amount, restock, pieces = 0, refundedAmount }: RefundRequest): number {
    if (refundedAmount !== undefined && refundedAmount !== order.refunded_amount)
      throw new AppError('CONFLICT', { message: CHANGED, current: toOrder(order, pageOf) })
    const left = order.amount - order.refunded_amount
    if (left === 0) throw refuse(messages.later('allGivenBackAlready'))
    const wanted = amount ?? left
    if (wanted > left)
      throw refuse(
        (language) => messages(language)('onlyLeftToRefund', { left: writeAmount(left, order.currency, language) }),
        'amount',
      )
    if (restock && pieces > order.taken)
      throw refuse(messages.later('onlyPiecesCanReturnToStock', { count: order.taken }), 'pieces')
    return wanted
  }

  return {
    /** The buyer is notified of shipping unless it is undone within a minute. */
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

    async refund(accountId: string, request: RefundRequest): Promise<Order> {
      const { orderId, reason, restock, pieces } = request
      const { order, known, intentId } = await refundable(accountId, orderId)
      const wanted = amountOf(order, request)
      await store.setReason(accountId, orderId, reason.trim(), db)
      // Two clicks start from the same revision and refund once. Failed refunds raise it as successful ones do.
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
      if (!restock) return toOrder(after, pageOf)
      const quantity = pieces ?? piecesOfRefund(toOrder(order, pageOf), wanted)
      await inTransaction(db, (trx) => putBack(order, quantity, trx))
      return toOrder((await store.find(accountId, orderId, db)) ?? after, pageOf)
    },
  }

  /** Returns pieces to stock, once for a refund that was pressed twice. */
  async function putBack(order: store.OrderRow, quantity: number, trx: Trx): Promise<void> {
    const { account_id: accountId, product_id: productId, variant_id: variantId } = order
    if (quantity > 0 && (await store.releasePieces(order, quantity, trx)))
      await products.putBack({ accountId, productId, variantId, quantity }, trx)
  }
}
export type OrderChanges = ReturnType<typeof createOrderChanges>

const idOf = ({ order_id: id }: store.OrderRow): string => id

const refuse = (message: Message, field?: string): AppError =>
  new AppError('BAD_REQUEST', { message, ...(field !== undefined && { field }) })
