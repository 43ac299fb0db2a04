import type { SoldProduct } from '../sold-products.ts'
import type { OrderRequest } from './check-order.ts'
import type { NewOrder } from './store.ts'

/** Returns the words by which a search finds an order, in lower case. */
export const wordsOf = (...words: readonly string[]): string => words.filter(Boolean).join(' ').toLowerCase()

/** Returns what a search matches in an order's number: people omit the dash. */
export const wordsOfNumber = (orderNumber: string): string => `${orderNumber} ${orderNumber.replaceAll('-', '')}`

type Variant = SoldProduct['variants'][number]

/** Returns the row of an order with its product, place and buyer as they are now. */
export function toOrderRow(product: SoldProduct, variant: Variant, request: OrderRequest, orderNumber: string) {
  const { email = '', name = '', address, note = '' } = request
  // Pickup needs no address.
  const sentTo = product.isSent ? address : undefined
  const lines = sentTo ? [sentTo.line1, sentTo.line2, sentTo.postalCode, sentTo.city] : []
  return {
    order_number: orderNumber,
    account_id: product.accountId,
    product_id: product.productId,
    variant_id: variant.variantId,
    title: product.title,
    variant_name: variant.name,
    image_url: variant.imageUrl || product.imageUrl,
    quantity: request.quantity,
    unit_price: variant.price,
    delivery_price: product.deliveryPrice,
    currency: product.currency,
    discount_applied: variant.fullPrice !== null,
    buyer_name: name.trim(),
    buyer_email: email,
    address: sentTo ? JSON.stringify(sentTo) : null,
    note: note.trim(),
    // Without a path the order was not made in an app.
    path: request.fullPagePath === undefined ? '' : product.path,
    item_id: request.fullPagePath === undefined ? '' : product.itemId,
    words: wordsOf(wordsOfNumber(orderNumber), name, email, product.title, variant.name, ...lines),
  } satisfies Partial<NewOrder>
}
