import { PaymentProviderError } from '../../platform/payments/port.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aShop, mug, type Shop, startPayments, type TestPayments } from './testing/start-payments.ts'

let payments: TestPayments
beforeAll(async () => {
  payments = await startPayments()
})
afterAll(() => payments.stop())
beforeEach(() => {
  payments.mails.length = 0
  payments.queue.length = 0
  payments.fake.mood.fails = undefined
})

const stocked = (stock: number) => ({
  variants: [{ variantId: 'mint', name: 'Mint', colour: '', price: 2800, fullPrice: null, stock, imageUrl: '' }],
})
let shops = 0
const aStockOf = (stock: number) => aShop(payments, `stock-${++shops}`, stocked(stock))
const CAFE = '192.0.2.40'

const begin = (shop: Shop, quantity = 1, address = CAFE) =>
  payments.begin({ productId: shop.productId, quantity, ...shop.place, email: 'ada@example.com' }, { address })
/** Begins a payment and types a card: the bank agrees. */
async function confirm(shop: Shop, quantity = 1, address = CAFE) {
  const { id: intentId, client_secret: clientSecret } = (await begin(shop, quantity, address)).json().paymentIntent
  payments.fake.pay(intentId)
  return { intentId: intentId as string, clientSecret: clientSecret as string }
}
let events = 0
const hear = ({ providerAccountId }: Shop, intentId: string) =>
  payments.tell({ eventId: `evt_stock_${++events}`, type: 'INTENT', intentId, providerAccountId })
const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

async function stateOf({ productId, account }: Shop) {
  const rows = await payments.db.selectFrom('orders').selectAll().where('product_id', '=', productId).execute()
  const { products } = await account.kinds.products.list()
  const statusesAtBank = rows.map(({ intent_id: id }) => payments.fake.intents.get(id ?? '')?.status)
  const taken = statusesAtBank.filter((status) => status === 'SUCCEEDED').length
  const paid = rows.filter(({ payment_status: status }) => status === 'SUCCEEDED')
  const lost = rows.filter(({ payment_status: status, is_oversold: isLost }) => status === 'FAILED' && isLost)
  return {
    paid: paid.length,
    lost: lost.length,
    /** Payments whose money was taken. */
    taken,
    stock: products.find((one) => one.productId === productId)?.variants[0]?.stock,
  }
}

it('[14.1] of 100 buyers behind one address who pay for the last piece at once one gets it, and nobody else is charged', async () => {
  const shop = await aStockOf(1)
  const all = await many(100, () => confirm(shop))
  const answers = await many(100, (at) => hear(shop, all[at]?.intentId ?? ''))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(await stateOf(shop)).toEqual({ paid: 1, lost: 99, taken: 1, stock: 0 })
  const looks = await many(3, async (at) => {
    const { intentId = '', clientSecret = '' } = all[at] ?? {}
    return (await payments.visitor.api.payments.receipt({ paymentIntentId: intentId, clientSecret })).receipt
  })
  expect(looks.filter(({ isSoldOut, isFresh }) => isSoldOut && isFresh).length).toBeGreaterThan(1)
  await payments.runJobs()
  const notified = payments.mails.filter(({ subject }) => subject === 'Sold out: Mug')
  expect(notified).toHaveLength(99)
  expect(notified[0]?.text).toContain('Nothing was charged')
  expect(payments.mails).toHaveLength(101)
})

it('[14.1] of 12 buyers behind 6 addresses who want 2 of 7 pieces three get theirs', async () => {
  const shop = await aStockOf(7)
  const all = await many(12, (at) => confirm(shop, 2, `192.0.2.${100 + (at % 6)}`))
  await many(12, (at) => hear(shop, all[at]?.intentId ?? ''))
  expect(await stateOf(shop)).toEqual({ paid: 3, lost: 9, taken: 3, stock: 1 })
})

it('[14.1] pieces are held between the word of the bank and the taking of the money, also when that fails at first', async () => {
  const shop = await aStockOf(1)
  const { intentId } = await confirm(shop)
  payments.fake.mood.afterRead = async () => {
    payments.fake.mood.afterRead = undefined
    payments.fake.mood.fails = new PaymentProviderError('down')
  }
  expect((await hear(shop, intentId)).statusCode).toBe(503)
  expect(await payments.orderRow(intentId)).toMatchObject({
    payment_status: 'PROCESSING',
    claimed_at: expect.any(Date),
  })
  payments.fake.mood.fails = undefined
  expect((await begin(shop)).json()).toMatchObject({ code: 'SOLD_OUT' })
  payments.clock.ahead += 11 * 60_000
  await payments.runJob('payments.open')
  expect(await stateOf(shop)).toEqual({ paid: 1, lost: 0, taken: 1, stock: 0 })
})

it('[14.1] a payment that its bank confirmed at the last moment counts, though nobody told us', async () => {
  const shop = await aStockOf(1)
  await confirm(shop)
  payments.clock.ahead += 11 * 60_000
  await payments.runJob('payments.open')
  expect(await stateOf(shop)).toEqual({ paid: 1, lost: 0, taken: 1, stock: 0 })
})

it('[14.1] a bank that decides later holds the pieces meanwhile, and lets them go when it declines', async () => {
  const shop = await aStockOf(1)
  const { id: intentId } = (await begin(shop)).json().paymentIntent
  payments.fake.set(intentId, { status: 'PROCESSING' })
  await hear(shop, intentId)
  expect((await begin(shop)).json()).toMatchObject({ code: 'SOLD_OUT' })
  expect((await shop.account.kinds.products.list()).products[0]?.held).toEqual({ mint: 1 })
  payments.fake.set(intentId, { status: 'INCOMPLETE', failure: 'The bank said no.' })
  await hear(shop, intentId)
  expect((await begin(shop)).statusCode).toBe(200)
})

it('[14.1] money that was taken for pieces that had gone goes back at once and once, and its payer is told', async () => {
  const shop = await aStockOf(60)
  const { intentId, clientSecret } = await confirm(shop, 30)
  await shop.account.kinds.products.update({ ...mug(stocked(1)), productId: shop.productId })
  await many(20, () => hear(shop, intentId))
  expect(await payments.orderRow(intentId)).toMatchObject({ state: 'REFUNDED', is_oversold: true, taken: 0 })
  expect(payments.fake.intents.get(intentId)?.refundedAmount).toBe(30 * 2800)
  expect((await stateOf(shop)).stock).toBe(1)
  const { receipt } = await payments.visitor.api.payments.receipt({ paymentIntentId: intentId, clientSecret })
  expect(receipt).toMatchObject({ paymentStatus: 'SUCCEEDED', isSoldOut: true })
  await payments.runJobs()
  expect(payments.mails.map(({ subject }) => subject)).toEqual(['Sold out: Mug'])
  expect(payments.mails[0]?.text).toContain('We have given your €840.00 back at once.')
})

it('[14.1] money that the provider does not give back is left to the merchant, who is told', async () => {
  const shop = await aStockOf(60)
  const { intentId } = await confirm(shop, 30)
  await shop.account.kinds.products.update({ ...mug(stocked(1)), productId: shop.productId })
  // Part of it went back already: all of it is too much.
  payments.fake.set(intentId, { refundedAmount: 100 })
  await hear(shop, intentId)
  expect(await payments.orderRow(intentId)).toMatchObject({ state: 'TO_DO', is_oversold: true })
  await payments.runJobs()
  expect(payments.mails.find(({ to }) => to.includes('merchant'))?.text).toContain('The last piece had just gone')
})

it('[14.1] unpaid payments of 50 addresses leave every piece to whoever pays', async () => {
  const shop = await aStockOf(50)
  const strangers = await many(50, (at) => begin(shop, 50, `198.51.100.${at}`))
  expect(new Set(strangers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const buyer = await confirm(shop, 50)
  await hear(shop, buyer.intentId)
  expect(await stateOf(shop)).toEqual({ paid: 1, lost: 0, taken: 1, stock: 0 })
  expect((await begin(shop)).json()).toMatchObject({ code: 'SOLD_OUT', message: expect.stringContaining('Sold out') })
})

it('[14.1] never do more payments take their money at once than there are pieces', async () => {
  const shop = await aStockOf(23)
  const captureMethods = []
  for (let count = 0; count < 5; count++) captureMethods.push((await begin(shop)).json().paymentIntent.capture_method)
  expect(captureMethods).toEqual(['automatic_async', 'automatic_async', 'automatic_async', 'manual', 'manual'])
  const isScarce = async () => (await payments.visitor.api.products.onShow(shop.place)).product?.variants[0]?.isScarce
  expect(await isScarce()).toBeUndefined()
  await shop.account.kinds.products.update({ ...mug(stocked(20)), productId: shop.productId })
  expect(await isScarce()).toBe(true)
})
