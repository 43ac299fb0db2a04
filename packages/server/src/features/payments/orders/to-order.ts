import type { Order } from '@taplet/contract'
import { deliveryAddress, orderState, paymentStatus } from '@taplet/contract/schemas'
import type { OrderRow } from './store.ts'

/** Returns the payment's page at the provider; empty without one. */
export type PageOf = (row: OrderRow) => string

export const toOrder = (row: OrderRow, pageOf: PageOf): Order => ({
  orderId: row.order_id,
  orderNumber: row.order_number,
  state: orderState.parse(row.state),
  paymentStatus: paymentStatus.parse(row.payment_status),
  failure: row.failure,
  isOversold: row.is_oversold,
  isTest: row.is_test,
  productId: row.product_id,
  title: row.title,
  variantName: row.variant_name,
  imageUrl: row.image_url,
  quantity: row.quantity,
  unitPrice: row.unit_price,
  deliveryPrice: row.delivery_price,
  amount: row.amount,
  refundedAmount: row.refunded_amount,
  restockable: row.taken,
  restocked: row.restocked,
  currency: row.currency,
  discountApplied: row.discount_applied,
  buyerName: row.buyer_name,
  buyerEmail: row.buyer_email,
  address: deliveryAddress.safeParse(row.address).data ?? null,
  note: row.note,
  fullPagePath: row.path,
  experienceItemId: row.item_id,
  tagId: row.tag_id,
  providerUrl: pageOf(row),
  createdAt: row.created_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
  doneAt: row.done_at?.toISOString() ?? null,
})
