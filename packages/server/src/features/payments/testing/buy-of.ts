import type { Shop, TestPayments } from './start-payments.ts'

let guests = 0

/** Creates a paid order of a shop. */
export async function buyOf(payments: TestPayments, shop: Shop, buyer: object = {}, quantity = 1) {
  const about = { email: 'ada@example.com', name: 'Ada Lovelace', ...buyer }
  const body = { productId: shop.productId, quantity, ...shop.place, ...about }
  const answer = await payments.begin(body, { address: `192.0.2.${++guests}` })
  const intentId: string = answer.json().paymentIntent.id
  payments.fake.set(intentId, { status: 'SUCCEEDED' })
  const { providerAccountId } = shop
  await payments.tell({ eventId: `evt_${intentId}`, type: 'INTENT', intentId, providerAccountId })
  const row = await payments.orderRow(intentId)
  return { intentId, orderId: row.order_id, orderNumber: row.order_number }
}
