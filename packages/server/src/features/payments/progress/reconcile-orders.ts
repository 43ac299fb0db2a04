import { DAY_MS } from '@taplet/base/time'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { type PaymentProvider, PaymentProviderError } from '../../../platform/payments/port.ts'
import { NOT_PAID } from './apply.ts'
import type { Settle } from './settle.ts'
import * as store from './store.ts'

const AT_ONCE = 50
/** The buyer of an unpaid order is deleted after this many days, and the order itself later. */
const BUYER_DAYS = 30
const UNPAID_DAYS = 400
/** Providers deliver an event for days; afterwards its signature is too old. */
const EVENT_DAYS = 30

interface ReconcileDependencies {
  db: Database
  provider: PaymentProvider | undefined
  settle: Settle
  /** Time limit for paying. */
  payWithinMs: number
  clock: () => Date
  onError: (error: unknown, about: string) => void
}

/** Checks orders that no event reports on: events get lost, and people go away. */
export function createReconcileOrders({ db, provider, settle, payWithinMs, clock, onError }: ReconcileDependencies) {
  /** Cancels the payment, unless it was paid at the last moment: then it counts as paid. */
  async function end(known: PaymentProvider, order: store.OrderRow, intentId: string): Promise<void> {
    await settle(order.order_id)
    if ((await store.find(order.order_id, db))?.payment_status !== 'INCOMPLETE') return
    try {
      await known.cancelIntent(order.provider_account_id, intentId)
    } catch (error) {
      if (!(error instanceof PaymentProviderError && error.isFinal)) throw error
    }
    await settle(order.order_id)
  }

  async function reconcileOrder(known: PaymentProvider, order: store.OrderRow): Promise<void> {
    const isOver =
      order.payment_status === 'INCOMPLETE' && clock().getTime() - order.created_at.getTime() >= payWithinMs
    try {
      if (order.intent_id === null) return isOver ? await store.giveUp(order, NOT_PAID, db) : undefined
      await (isOver ? end(known, order, order.intent_id) : settle(order.order_id))
    } catch (error) {
      // Unknown to the provider, or the merchant revoked our access: nothing will ever be reported about it.
      const isLost = error instanceof AppError && error.code === 'BAD_REQUEST'
      if (isLost && isOver) await store.giveUp(order, NOT_PAID, db)
      // An order that cannot be checked now must not block the others; it is checked again later.
      else onError(error, `looking after order ${order.order_id}`)
    }
  }

  return {
    /** Every minute: checks open payments, and cancels those never completed. */
    async open(): Promise<void> {
      if (!provider) return
      const asked = { isTest: provider.isTest, now: clock(), payWithinMs, most: AT_ONCE }
      for (const order of await store.takeOpen(asked, db)) await reconcileOrder(provider, order)
    },

    /** Every day: deletes what is no longer needed. */
    async deleteOldBuyers(): Promise<void> {
      const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS)
      await store.deleteBuyers(daysAgo(BUYER_DAYS), db)
      await store.dropUnpaid(daysAgo(UNPAID_DAYS), db)
      await store.dropEvents(daysAgo(EVENT_DAYS), db)
    },
  }
}
