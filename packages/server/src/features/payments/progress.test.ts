import type { PaymentEvent } from '../../platform/payments/port.ts'
import { PaymentProviderError } from '../../platform/payments/port.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aShop, startPayments, type TestPayments } from './testing/start-payments.ts'

let payments: TestPayments
beforeAll(async () => {
  payments = await startPayments()
})
afterAll(() => payments.stop())
beforeEach(() => {
  payments.mails.length = 0
  payments.queue.length = 0
})

const stocked = (stock: number) => ({
  variants: [{ variantId: 'mint', name: 'Mint', colour: '', price: 2800, fullPrice: null, stock, imageUrl: '' }],
})
let shops = 0
/** Creates an order whose payment has begun. */
async function anOrder({ stock = 5, quantity = 1 } = {}) {
  const shop = await aShop(payments, `progress-${++shops}`, stocked(stock))
  return { ...shop, ...(await begin(shop, quantity)) }
}
async function begin(shop: { productId: string; place: object }, quantity: number) {
  const answer = await payments.begin(
    { productId: shop.productId, quantity, ...shop.place, email: 'ada@example.com', name: 'Ada' },
    { address: `198.51.100.${shops}` },
  )
  const { id: intentId, client_secret: clientSecret } = answer.json().paymentIntent
  return { intentId: intentId as string, clientSecret: clientSecret as string }
}
let events = 0
const about = (intentId: string, providerAccountId: string, eventId = `evt_${++events}`): PaymentEvent => ({
  eventId,
  providerAccountId,
  type: 'INTENT',
  intentId,
})
const stockOf = async (productId: string) => {
  const { variants } = await payments.db
    .selectFrom('products')
    .select('variants')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  return (variants as { stock: number }[])[0]?.stock
}
const receipt = async (paymentIntentId: string, clientSecret: string) =>
  (await payments.visitor.api.payments.receipt({ paymentIntentId, clientSecret })).receipt

describe('an event of the provider', () => {
  it.each([
    ['has no signature', ''],
    ['has a wrong one', 'signed something else'],
  ])('that %s is refused and changes nothing', async (_, signature) => {
    const { intentId, providerAccountId } = await anOrder()
    payments.fake.set(intentId, { status: 'SUCCEEDED' })
    expect((await payments.tell(about(intentId, providerAccountId), signature)).statusCode).toBe(400)
    expect(await payments.orderRow(intentId)).toMatchObject({ payment_status: 'INCOMPLETE' })
  })

  it('has its effect once, however often and however parallel it comes', async () => {
    const { intentId, providerAccountId, productId } = await anOrder({ stock: 5, quantity: 2 })
    payments.fake.set(intentId, { status: 'SUCCEEDED' })
    const event = about(intentId, providerAccountId)
    const answers = await Promise.all(Array.from({ length: 100 }, () => payments.tell(event)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await payments.tell(event)
    await payments.tell(about(intentId, providerAccountId))
    await payments.runJobs()
    expect(await payments.orderRow(intentId)).toMatchObject({
      payment_status: 'SUCCEEDED',
      taken: 2,
      is_oversold: false,
    })
    expect(await stockOf(productId)).toBe(3)
    const sentTo = payments.mails.map(({ to }) => to.replace(/^.*@/, ''))
    expect(sentTo.sort()).toEqual(['example.com', 'merchant.example'])
  })

  it('that comes late says what is true now, not what it said', async () => {
    const { intentId, providerAccountId } = await anOrder()
    const early = about(intentId, providerAccountId)
    payments.fake.set(intentId, { status: 'SUCCEEDED' })
    await payments.tell(about(intentId, providerAccountId))
    await payments.tell(early)
    expect(await payments.orderRow(intentId)).toMatchObject({ payment_status: 'SUCCEEDED' })
  })

  it('whose answer was overtaken while it was read undoes nothing', async () => {
    const { intentId, providerAccountId } = await anOrder()
    payments.fake.set(intentId, { status: 'PROCESSING' })
    // Read as processing; before that is stored, it succeeds, and another event reports it.
    payments.fake.mood.afterRead = async () => {
      payments.fake.mood.afterRead = undefined
      payments.fake.set(intentId, { status: 'SUCCEEDED' })
      await payments.tell(about(intentId, providerAccountId))
    }
    expect((await payments.tell(about(intentId, providerAccountId))).statusCode).toBe(200)
    expect(await payments.orderRow(intentId)).toMatchObject({ payment_status: 'SUCCEEDED' })
  })

  it('of another account, or of a payment that is not ours, changes nothing', async () => {
    const mine = await anOrder()
    const other = await anOrder()
    payments.fake.set(mine.intentId, { status: 'SUCCEEDED' })
    expect((await payments.tell(about(mine.intentId, other.providerAccountId))).statusCode).toBe(200)
    expect((await payments.tell(about('pi_unknown', mine.providerAccountId))).statusCode).toBe(200)
    expect((await payments.tell({ eventId: 'evt_x', providerAccountId: 'acct_x', type: 'OTHER' })).statusCode).toBe(200)
    expect(await payments.orderRow(mine.intentId)).toMatchObject({ payment_status: 'INCOMPLETE' })
  })

  it.each([{ amount: 1 }, { currency: 'jpy' }])('of another amount is no payment: %o', async (change) => {
    const { intentId, providerAccountId } = await anOrder()
    payments.fake.set(intentId, { status: 'SUCCEEDED', ...change })
    await payments.tell(about(intentId, providerAccountId))
    expect(await payments.orderRow(intentId)).toMatchObject({ payment_status: 'INCOMPLETE' })
    expect(payments.failures.splice(0)).toHaveLength(1)
  })

  it('is asked for again while the provider cannot be read', async () => {
    const { intentId, providerAccountId } = await anOrder()
    const event = about(intentId, providerAccountId)
    payments.fake.set(intentId, { status: 'SUCCEEDED' })
    payments.fake.mood.fails = new PaymentProviderError('down')
    expect((await payments.tell(event)).statusCode).toBe(503)
    payments.fake.mood.fails = undefined
    expect((await payments.tell(event)).statusCode).toBe(200)
    expect(await payments.orderRow(intentId)).toMatchObject({ payment_status: 'SUCCEEDED' })
  })

  it('is not taken where no payments are', async () => {
    const without = await startPayments({ isOffered: false })
    expect((await without.tell({ eventId: 'e', providerAccountId: 'a', type: 'OTHER' })).statusCode).toBe(404)
    expect((await without.begin({ productId: 'x', quanity: 1 })).statusCode).toBe(404)
    await without.stop()
  })
})

describe('a payment', () => {
  it('that is declined can be tried again, and says why meanwhile', async () => {
    const { intentId, providerAccountId } = await anOrder()
    payments.fake.set(intentId, { failure: 'Your card was declined.' })
    await payments.tell(about(intentId, providerAccountId))
    expect(await payments.orderRow(intentId)).toMatchObject({
      payment_status: 'INCOMPLETE',
      failure: 'Your card was declined.',
    })
    payments.fake.set(intentId, { status: 'SUCCEEDED', failure: '' })
    await payments.tell(about(intentId, providerAccountId))
    expect(await payments.orderRow(intentId)).toMatchObject({ payment_status: 'SUCCEEDED', failure: '' })
  })

  it('goes forward only', async () => {
    const { intentId, providerAccountId } = await anOrder()
    const tell = async (status: 'INCOMPLETE' | 'PROCESSING' | 'SUCCEEDED' | 'FAILED') => {
      payments.fake.set(intentId, { status })
      await payments.tell(about(intentId, providerAccountId))
      return (await payments.orderRow(intentId)).payment_status
    }
    expect(await tell('PROCESSING')).toBe('PROCESSING')
    expect(await tell('SUCCEEDED')).toBe('SUCCEEDED')
    for (const status of ['INCOMPLETE', 'PROCESSING', 'FAILED'] as const) expect(await tell(status)).toBe('SUCCEEDED')
  })

  it('that a bank turned down in the end has failed, and cannot be paid behind our back', async () => {
    const { intentId, providerAccountId } = await anOrder()
    payments.fake.set(intentId, { status: 'PROCESSING' })
    await payments.tell(about(intentId, providerAccountId))
    payments.fake.set(intentId, { status: 'INCOMPLETE', failure: 'The bank said no.' })
    await payments.tell(about(intentId, providerAccountId))
    expect(await payments.orderRow(intentId)).toMatchObject({ payment_status: 'FAILED', failure: 'The bank said no.' })
    expect(payments.fake.intents.get(intentId)?.status).toBe('FAILED')
  })
})

describe('a receipt', () => {
  it('is for whoever has the secret alone', async () => {
    const { intentId, clientSecret } = await anOrder()
    const { clientSecret: another } = await anOrder()
    expect(await receipt(intentId, clientSecret)).toMatchObject({
      paymentStatus: 'INCOMPLETE',
      title: 'Mug',
      amount: 2800,
    })
    await expect(receipt(intentId, another)).rejects.toMatchObject({ status: 404 })
    await expect(receipt(intentId, '')).rejects.toMatchObject({ status: 404 })
    await expect(receipt('pi_unknown', clientSecret)).rejects.toMatchObject({ status: 404 })
  })

  it('asks the provider at its first look, however soon that is, and says when it did not ask', async () => {
    const { intentId, clientSecret } = await anOrder()
    expect(await receipt(intentId, clientSecret)).toMatchObject({ paymentStatus: 'INCOMPLETE', isFresh: true })
    payments.fake.set(intentId, { status: 'SUCCEEDED' })
    expect(await receipt(intentId, clientSecret)).toMatchObject({ paymentStatus: 'INCOMPLETE', isFresh: false })
    payments.clock.ahead += 2000
    for (let times = 0; times < 2; times++)
      expect(await receipt(intentId, clientSecret)).toMatchObject({ paymentStatus: 'SUCCEEDED', isFresh: true })
  })

  it('says nothing of a payment that the provider cannot be asked about', async () => {
    const { intentId, clientSecret } = await anOrder()
    payments.fake.mood.fails = new PaymentProviderError('down')
    await expect(receipt(intentId, clientSecret)).rejects.toMatchObject({ status: 503 })
    payments.fake.mood.fails = undefined
  })

  it('heals a lost event, and asks the provider at most once a second', async () => {
    const { intentId, clientSecret } = await anOrder()
    payments.clock.ahead += 2000
    payments.fake.set(intentId, { status: 'PROCESSING' })
    expect(await receipt(intentId, clientSecret)).toMatchObject({ paymentStatus: 'PROCESSING' })
    payments.fake.set(intentId, { status: 'SUCCEEDED' })
    const asked = payments.fake.calls.length
    await receipt(intentId, clientSecret)
    expect(payments.fake.calls).toHaveLength(asked)
    payments.clock.ahead += 2000
    expect(await receipt(intentId, clientSecret)).toMatchObject({ paymentStatus: 'SUCCEEDED' })
  })
})

describe('looking after orders', () => {
  const look = (minutes: number) => {
    payments.clock.ahead += minutes * 60_000
    return payments.runJob('payments.open')
  }

  it('finds what was paid when no event came', async () => {
    const { intentId } = await anOrder()
    payments.fake.set(intentId, { status: 'SUCCEEDED' })
    await look(2)
    expect(await payments.orderRow(intentId)).toMatchObject({ payment_status: 'SUCCEEDED' })
  })

  it('ends what nobody paid within ten minutes', async () => {
    const { intentId } = await anOrder()
    await look(11)
    expect(await payments.orderRow(intentId)).toMatchObject({ payment_status: 'FAILED', failure: 'not paid in time' })
    expect(payments.fake.intents.get(intentId)?.status).toBe('FAILED')
  })

  it('takes what was paid at the last moment as paid', async () => {
    const { intentId } = await anOrder()
    payments.fake.set(intentId, { status: 'SUCCEEDED' })
    await look(31)
    expect(await payments.orderRow(intentId)).toMatchObject({ payment_status: 'SUCCEEDED' })
  })

  it('goes on with the others when one cannot be asked about', async () => {
    const [gone, paid] = [await anOrder(), await anOrder()]
    payments.fake.intents.delete(gone.intentId)
    payments.fake.set(paid.intentId, { status: 'SUCCEEDED' })
    await look(31)
    expect(await payments.orderRow(gone.intentId)).toMatchObject({ payment_status: 'FAILED' })
    expect(await payments.orderRow(paid.intentId)).toMatchObject({ payment_status: 'SUCCEEDED' })
  })

  it('deletes who did not pay after a month, and retains who did', async () => {
    const [unpaid, paid] = [await anOrder(), await anOrder()]
    payments.fake.set(paid.intentId, { status: 'SUCCEEDED' })
    await look(31)
    payments.clock.ahead += 31 * 24 * 60 * 60_000
    await payments.runJob('payments.forget')
    const row = await payments.orderRow(unpaid.intentId)
    expect(row).toMatchObject({ buyer_email: '', buyer_name: '' })
    expect(row.words).not.toContain('ada')
    expect(await payments.orderRow(paid.intentId)).toMatchObject({ buyer_email: 'ada@example.com' })
  })
})
