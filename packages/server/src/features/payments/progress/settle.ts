import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { type PaymentProvider, PaymentProviderError, type ProviderIntent } from '../../../platform/payments/port.ts'
import { askProvider, requireProvider } from '../ask-provider.ts'
import type { OrderMail } from '../mails/order-mail.ts'
import type { SoldProducts, Trx } from '../sold-products.ts'
import { createApply, type Step } from './apply.ts'
import * as store from './store.ts'

const TRIES = 6

export interface SettleDependencies {
  db: Database
  provider: PaymentProvider | undefined
  products: Pick<SoldProducts, 'take' | 'inStock'>
  enqueueMail: (mail: OrderMail, trx: Trx) => Promise<void>
  clock: () => Date
  onError: (error: unknown, about: string) => void
}

/** Brings orders up to date with their payments at the provider, each transition once. */
export function createSettle({ db, provider, products, enqueueMail, clock, onError }: SettleDependencies) {
  const { apply, payLate } = createApply({ products, enqueueMail, clock, onError })

  /** Reads the provider's current state. A payment that was processing and returned unpaid ends: its buyer is no longer waiting. */
  async function read(known: PaymentProvider, order: store.OrderRow, intentId: string): Promise<ProviderIntent> {
    const intent = await known.readIntent(order.provider_account_id, intentId)
    if (order.payment_status !== 'PROCESSING' || intent.status !== 'INCOMPLETE') return intent
    await known.cancelIntent(order.provider_account_id, intentId)
    return { ...(await known.readIntent(order.provider_account_id, intentId)), failure: intent.failure }
  }

  /** Does at the provider what was decided here. Repeating a step has no further effect. */
  async function act(known: PaymentProvider, order: store.OrderRow, intentId: string, step: Step): Promise<void> {
    const { provider_account_id: providerAccountId, order_id: orderId, amount } = order
    try {
      if (step === 'CAPTURE') await known.captureIntent(providerAccountId, intentId)
      if (step === 'CANCEL') await known.cancelIntent(providerAccountId, intentId)
      if (step === 'GIVE_BACK') await known.refund({ providerAccountId, intentId, amount, key: `sold-out-${orderId}` })
    } catch (error) {
      if (!(error instanceof PaymentProviderError && error.isFinal)) throw error
      // An authorization that ended meanwhile is read again. Money that cannot go back is the merchant's to decide on.
      if (step === 'GIVE_BACK') await inTransaction(db, (trx) => payLate(orderId, trx))
    }
  }

  /**
   * Reads the intent again, for each event at most once. The result counts only if the order did not change meanwhile,
   * so that a late response never undoes a newer one. An event counts as processed once nothing is left to do.
   */
  return async function settle(orderId: string, eventId?: string, tries = TRIES): Promise<void> {
    const known = requireProvider(provider)
    const before = await store.find(orderId, db)
    if (!before || before.intent_id === null) return
    if (eventId !== undefined && (await store.hasEvent(eventId, db))) return
    const { intent_id: intentId } = before
    const intent = await askProvider(() => read(known, before, intentId))
    const step = await inTransaction(db, async (trx): Promise<Step> => {
      const order = await store.lock(orderId, trx)
      if (order && order.revision !== before.revision) return 'AGAIN'
      if (eventId !== undefined && (await store.hasEvent(eventId, trx))) return 'DONE'
      const next = order ? await apply(order, intent, trx) : 'DONE'
      if (eventId !== undefined && next === 'DONE') await store.noteEvent(eventId, clock(), trx)
      return next
    })
    if (step === 'DONE') return
    if (tries <= 1) throw new AppError('UNAVAILABLE')
    await askProvider(() => act(known, before, intentId, step))
    await settle(orderId, eventId, tries - 1)
  }
}
export type Settle = ReturnType<typeof createSettle>
