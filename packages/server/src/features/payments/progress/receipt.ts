import { paymentStatus, type Receipt } from '@taplet/contract/selling'
import { timingSafeEqual } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Settle } from './settle.ts'
import * as store from './store.ts'

const LOOK_EVERY_MS = 1000

interface ReceiptDependencies {
  db: Database
  settle: Settle
  hashSecret: (secret: string) => string
  clock: () => Date
}

/** How a payment stands, for whoever has its secret. Asks the provider while it is open, so that a lost event does no harm. */
export function createReceipt({ db, settle, hashSecret, clock }: ReceiptDependencies) {
  async function look(order: store.OrderRow): Promise<store.OrderRow> {
    const now = clock()
    if (!['INCOMPLETE', 'PROCESSING'].includes(order.payment_status)) return order
    if (!(await store.takeLook(order.order_id, new Date(now.getTime() - LOOK_EVERY_MS), now, db))) return order
    await settle(order.order_id)
    return (await store.find(order.order_id, db)) ?? order
  }

  return async (paymentIntentId: string, clientSecret: string): Promise<Receipt> => {
    const order = await store.findByIntent(paymentIntentId, db)
    if (!order || !isSame(order.secret_hash, hashSecret(clientSecret)))
      throw new AppError('NOT_FOUND', { message: 'There is no such payment.' })
    return toReceipt(await look(order))
  }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const toReceipt = (row: store.OrderRow): Receipt => ({
  orderNumber: row.order_number,
  paymentStatus: paymentStatus.parse(row.payment_status),
  title: row.title,
  variantName: row.variant_name,
  quantity: row.quantity,
  amount: row.amount,
  currency: row.currency,
})
