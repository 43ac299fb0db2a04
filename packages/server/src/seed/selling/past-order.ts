import { HOUR_MS } from '@taplet/base/time'
import type { Product } from '@taplet/contract'
import { type DemoOrder } from './demo-orders.ts'
import type { PastOrder } from './store.ts'

export interface Subject {
  accountId: string
  providerAccountId: string
  product: Product
  path: string
  itemId: string
}

/** Returns the total with delivery, at today's prices. */
export function amountOf({ product }: Subject, { colour, quantity }: DemoOrder): number {
  return priceOf(product, colour) * quantity + product.deliveryPrice
}

const priceOf = ({ variants }: Product, colour: string): number =>
  variants.find(({ variantId }) => variantId === colour)?.price ?? 0

/** Order numbers of the demo: the same on every installation, and never drawn at random by a shop. */
const numberOf = (index: number): string => `DEM-${String(index + 1).padStart(3, '0')}`

/** The same in every run, so that a start after a kill half-way pays nothing twice. */
export const orderIdOf = (index: number): string => `demo-order-${index + 1}`

/** Returns a demo order as if it had been made then. */
export function pastOrder(
  subject: Subject,
  order: DemoOrder,
  index: number,
  payment: { intentId: string; now: Date },
): PastOrder {
  const { product } = subject
  const createdAt = new Date(payment.now.getTime() - order.ago * HOUR_MS)
  const amount = amountOf(subject, order)
  const variantName = product.variants.find(({ variantId }) => variantId === order.colour)?.name ?? ''
  const { line1, postalCode, city } = order.address
  const number = numberOf(index)
  const words = [
    number,
    number.replace('-', ''),
    order.name,
    order.email,
    product.name,
    variantName,
    line1,
    postalCode,
    city,
  ]
  return {
    order_id: orderIdOf(index),
    account_id: subject.accountId,
    order_number: number,
    provider_account_id: subject.providerAccountId,
    intent_id: payment.intentId,
    payment_status: 'SUCCEEDED',
    is_test: true,
    product_id: product.productId,
    variant_id: order.colour,
    title: product.name,
    variant_name: variantName,
    image_url: product.images[0]?.url ?? '',
    quantity: order.quantity,
    unit_price: priceOf(product, order.colour),
    delivery_price: product.deliveryPrice,
    amount,
    refunded_amount: order.refund === 'ALL' ? amount : (order.refund ?? 0),
    currency: product.currency,
    buyer_name: order.name,
    buyer_email: order.email,
    address: JSON.stringify(order.address),
    note: order.note ?? '',
    path: subject.path,
    item_id: subject.itemId,
    words: words.join(' ').toLowerCase(),
    created_at: createdAt,
    paid_at: createdAt,
    done_at: order.doneAfter === undefined ? null : new Date(createdAt.getTime() + order.doneAfter * HOUR_MS),
    // No notices are sent about invented orders.
    told_done_at: createdAt,
  }
}
