import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PaymentProviderError } from '../../platform/payments/port.ts'
import { refusal } from '../../testing/refusal.ts'
import { buyOf } from './testing/buy-of.ts'
import { aShop, startPayments, type TestPayments } from './testing/start-payments.ts'

let payments: TestPayments
type Shop = Awaited<ReturnType<typeof aShop>>
let shop: Shop
let other: Shop
beforeAll(async () => {
  payments = await startPayments()
  shop = await aShop(payments, 'refunds', { deliveryPrice: 490, isSent: true })
  other = await aShop(payments, 'other-refunds')
})
afterAll(() => payments.stop())
beforeEach(() => {
  payments.mails.length = 0
  payments.queue.length = 0
})

const ADDRESS = { line1: '1 Quay', postalCode: '20457', city: 'Hamburg', country: 'DE' }
/** Creates a paid order. */
const aSale = (of: Shop = shop, buyer: object = {}, quantity = 1) =>
  buyOf(payments, of, { address: ADDRESS, ...buyer }, quantity)
const mailsTo = (address: string) => payments.mails.filter(({ to }) => to === address)

describe('a refund', () => {
  it('gives all back, tells the buyer why, and is made once however often it is pressed', async () => {
    const { orderId, intentId } = await aSale()
    const press = () => shop.calls.orders.refund({ orderId, reason: 'It broke in the kiln.' })
    const pressed = await Promise.allSettled([press(), press(), press()])
    expect(pressed.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(payments.fake.intents.get(intentId)?.refundedAmount).toBe(3290)
    expect((await shop.calls.orders.list({ id: orderId })).orders).toMatchObject([
      { state: 'REFUNDED', refundedAmount: 3290 },
    ])
    expect(await refusal(press())).toMatchObject({ status: 400, message: expect.stringContaining('already') })
    await payments.runJobs()
    const notified = mailsTo('ada@example.com').filter(({ subject }) => subject.includes('back'))
    expect(notified).toHaveLength(1)
    expect(notified[0]?.text).toContain('It broke in the kiln.')
    expect(notified[0]?.text).toContain('€32.90')
  })

  it('of a part leaves the rest, and not more than that', async () => {
    const { orderId } = await aSale()
    expect(await shop.calls.orders.refund({ orderId, amount: 290 })).toMatchObject({
      order: { state: 'TO_DO', refundedAmount: 290 },
    })
    expect(await refusal(shop.calls.orders.refund({ orderId, amount: 3001 }))).toMatchObject({
      status: 400,
      field: 'amount',
      message: expect.stringContaining('€30.00'),
    })
    expect(await shop.calls.orders.refund({ orderId, amount: 290 })).toMatchObject({ order: { refundedAmount: 580 } })
    expect(await shop.calls.orders.refund({ orderId })).toMatchObject({ order: { state: 'REFUNDED' } })
  })

  it('that failed at the bank says so, and can be made again', async () => {
    const { orderId, intentId } = await aSale()
    const fails = () => payments.fake.set(intentId, { refundedAmount: 0 })
    payments.fake.mood.afterRefund = fails
    expect(await refusal(shop.calls.orders.refund({ orderId, restock: true }))).toMatchObject({
      status: 400,
      message: expect.stringContaining('did not go back'),
    })
    payments.fake.mood.afterRefund = undefined
    expect(await shop.calls.orders.refund({ orderId })).toMatchObject({ order: { refundedAmount: 3290 } })
  })

  it('that failed at the bank days later can be made again', async () => {
    const { orderId, intentId } = await aSale()
    const { providerAccountId } = shop
    await shop.calls.orders.refund({ orderId })
    payments.fake.set(intentId, { refundedAmount: 0 })
    await payments.tell({ eventId: `evt_no_${intentId}`, type: 'INTENT', intentId, providerAccountId })
    expect(await shop.calls.orders.refund({ orderId })).toMatchObject({ order: { state: 'REFUNDED' } })
    expect(payments.fake.intents.get(intentId)?.refundedAmount).toBe(3290)
  })

  it('from a screen that does not know of an earlier one gives nothing, and answers how it stands', async () => {
    const { orderId, intentId } = await aSale()
    const press = (refundedAmount: number) =>
      shop.account.post('/orders/refund', { orderId, amount: 500, refundedAmount })
    expect((await press(0)).statusCode).toBe(200)
    const late = await press(0)
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'CONFLICT', current: { orderId, refundedAmount: 500 } })
    expect(payments.fake.intents.get(intentId)?.refundedAmount).toBe(500)
    expect((await press(500)).statusCode).toBe(200)
  })

  it('[14.15] puts back the pieces that its amount stands for, or as many as the merchant says, each once', async () => {
    const variants = [{ variantId: 'a', name: '', colour: '', price: 900, fullPrice: null, stock: 9, imageUrl: '' }]
    const counted = await aShop(payments, 'counted', { variants })
    const { orderId } = await aSale(counted, {}, 6)
    const stock = async () => (await counted.account.kinds.products.list()).products[0]?.variants[0]?.stock
    const refund = async (amount: number | undefined, pieces?: number, refundedAmount?: number) => {
      const { order } = await counted.calls.orders.refund({ orderId, amount, restock: true, pieces, refundedAmount })
      return [await stock(), order.restocked, order.restockable]
    }
    expect(await stock()).toBe(3)
    expect(await refund(899)).toEqual([3, 0, 6])
    expect(await refund(1801)).toEqual([5, 2, 4])
    expect(await refusal(refund(100, 5))).toMatchObject({ status: 400, field: 'pieces' })
    expect(await refund(100, 1)).toEqual([6, 3, 3])
    const press = () => refund(1000, 1, 2800)
    const pressed = await Promise.allSettled([press(), press(), press()])
    expect(pressed.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await stock()).toBe(7)
    expect(await refund(undefined)).toEqual([9, 6, 0])
  })

  it('that was made at the provider is noticed', async () => {
    const { orderId, intentId } = await aSale()
    const { providerAccountId } = shop
    payments.fake.set(intentId, { refundedAmount: 3290 })
    await payments.tell({ eventId: `evt_back_${intentId}`, type: 'INTENT', intentId, providerAccountId })
    expect((await shop.calls.orders.list({ id: orderId })).orders).toMatchObject([{ state: 'REFUNDED' }])
  })

  it('is for what was paid alone', async () => {
    const answer = await payments.begin({ productId: other.productId, quanity: 1 }, { address: '192.0.2.251' })
    const { order_id: orderId } = await payments.orderRow(answer.json().paymentIntent.id)
    expect(await refusal(other.calls.orders.refund({ orderId }))).toMatchObject({ status: 400 })
  })

  it('that the provider cannot be asked for is told as such, and can be made again', async () => {
    const { orderId, intentId } = await aSale()
    payments.fake.mood.fails = new PaymentProviderError('timed out')
    expect(await refusal(shop.calls.orders.refund({ orderId }))).toMatchObject({ code: 'UNAVAILABLE' })
    payments.fake.mood.fails = undefined
    await shop.calls.orders.refund({ orderId })
    expect(payments.fake.intents.get(intentId)?.refundedAmount).toBe(3290)
  })
})
