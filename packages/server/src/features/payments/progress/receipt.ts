import type { Receipt } from '@taplet/contract'
import { paymentStatus } from '@taplet/contract/schemas'
import { timingSafeEqual } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Settle } from './settle.ts'
import * as store from './store.ts'
import { messages } from '../messages/messages.ts'

const LOOK_EVERY_MS = 1000
const OPEN = ['INCOMPLETE', 'PROCESSING']

/** Returns the time before which a check counts as outdated. New orders begin with it, so that the first check is made. */
export const aLookAgo = (now: Date): Date => new Date(now.getTime() - LOOK_EVERY_MS)

interface ReceiptDependencies {
  db: Database
  settle: Settle
  hashSecret: (secret: string) => string
  clock: () => Date
}

/** Returns a payment's state to whoever has its secret. Queries the provider while it is open, in case an event was lost. */
export function createReceipt({ db, settle, hashSecret, clock }: ReceiptDependencies) {
  async function look(order: store.OrderRow): Promise<{ order: store.OrderRow; hasLooked: boolean }> {
    const now = clock()
    if (!OPEN.includes(order.payment_status)) return { order, hasLooked: false }
    if (!(await store.takeLook(order.order_id, aLookAgo(now), now, db))) return { order, hasLooked: false }
    await settle(order.order_id)
    return { order: (await store.find(order.order_id, db)) ?? order, hasLooked: true }
  }

  return async (paymentIntentId: string, clientSecret: string): Promise<Receipt> => {
    const order = await store.findByIntent(paymentIntentId, db)
    if (!order || !isSame(order.secret_hash, hashSecret(clientSecret)))
      throw new AppError('NOT_FOUND', { message: messages.later('noSuchPayment') })
    const looked = await look(order)
    return toReceipt(looked.order, looked.hasLooked)
  }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const toReceipt = (row: store.OrderRow, hasLooked: boolean): Receipt => ({
  orderNumber: row.order_number,
  paymentStatus: paymentStatus.parse(row.payment_status),
  isSoldOut: row.is_oversold && (row.payment_status === 'FAILED' || row.refunded_amount === row.amount),
  isFresh: hasLooked || !OPEN.includes(row.payment_status),
  title: row.title,
  variantName: row.variant_name,
  quantity: row.quantity,
  amount: row.amount,
  currency: row.currency,
})
