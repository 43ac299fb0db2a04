import { DAY_MS } from '@taplet/base/time'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { type PaymentProvider, PaymentProviderError } from '../../../platform/payments/port.ts'
import { NOT_PAID, type Settle } from './settle.ts'
import * as store from './store.ts'

const AT_ONCE = 50
/** Whoever began to pay and did not is forgotten after so many days, and the order itself later. */
const BUYER_DAYS = 30
const UNPAID_DAYS = 400
/** Providers deliver an event for days; afterwards its signature is too old. */
const EVENT_DAYS = 30

interface LookDependencies {
  db: Database
  provider: PaymentProvider | undefined
  settle: Settle
  /** How long somebody may take to pay. */
  holdMs: number
  clock: () => Date
  onError: (error: unknown, about: string) => void
}

/** What happens to orders when nobody tells of them: events get lost, and people go away. */
export function createLookAfter({ db, provider, settle, holdMs, clock, onError }: LookDependencies) {
  /** Takes the way to pay away. What was paid at the last moment counts as paid: the provider says so when it is read again. */
  async function end(known: PaymentProvider, order: store.OrderRow, intentId: string): Promise<void> {
    try {
      await known.cancelIntent(order.provider_account_id, intentId)
    } catch (error) {
      if (!(error instanceof PaymentProviderError && error.isFinal)) throw error
    }
    await settle(order.order_id)
  }

  async function lookAfter(known: PaymentProvider, order: store.OrderRow): Promise<void> {
    const isOver = order.payment_status === 'INCOMPLETE' && clock().getTime() - order.created_at.getTime() >= holdMs
    try {
      if (order.intent_id === null) return isOver ? await store.giveUp(order, NOT_PAID, db) : undefined
      await (isOver ? end(known, order, order.intent_id) : settle(order.order_id))
    } catch (error) {
      // The provider knows nothing of it, or the merchant shut us out: nothing will ever be heard of it.
      const isLost = error instanceof AppError && error.code === 'BAD_REQUEST'
      if (isLost && isOver) await store.giveUp(order, NOT_PAID, db)
      // One that cannot be asked about now must not keep the others waiting; its turn comes again.
      else onError(error, `looking after order ${order.order_id}`)
    }
  }

  return {
    /** Every minute: asks about payments that are open, and ends those that nobody finished. */
    async open(): Promise<void> {
      if (!provider) return
      const asked = { isTest: provider.isTest, now: clock(), holdMs, most: AT_ONCE }
      for (const order of await store.takeOpen(asked, db)) await lookAfter(provider, order)
    },

    /** Every day: forgets what is of no use any more. */
    async forget(): Promise<void> {
      const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS)
      await store.forgetBuyers(daysAgo(BUYER_DAYS), db)
      await store.dropUnpaid(daysAgo(UNPAID_DAYS), db)
      await store.dropEvents(daysAgo(EVENT_DAYS), db)
    },
  }
}
