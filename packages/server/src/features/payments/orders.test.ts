import { DAY_MS } from '@taplet/base/time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { buyOf } from './testing/buy-of.ts'
import { aShop, startPayments, type TestPayments } from './testing/start-payments.ts'

let payments: TestPayments
type Shop = Awaited<ReturnType<typeof aShop>>
let shop: Shop
let other: Shop
beforeAll(async () => {
  payments = await startPayments()
  shop = await aShop(payments, 'orders', { isSent: true, deliveryPrice: 490, name: 'Harbour mug' })
  other = await aShop(payments, 'other-orders')
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

it('[14.11] an order is told of in the next mail about news, one of the test mode is not', async () => {
  const fresh = await aShop(payments, 'told-orders')
  await fresh.calls.inbox.counts({ timezone: 'Europe/Lisbon' })
  const [{ orderId }] = [await aSale(fresh), await aSale(fresh)]
  await payments.db.updateTable('orders').set({ is_test: false }).where('order_id', '=', orderId).execute()
  payments.mails.length = 0
  payments.clock.ahead += DAY_MS
  await payments.runJob('forms.digests')
  await payments.runJobs()
  payments.clock.ahead = 0
  const subjects = payments.mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('Your inbox'))
  expect(subjects).toEqual(['Your inbox: 1 new order'])
})

describe('orders', () => {
  it('are listed as they were made, with the page of the payment', async () => {
    const { orderId, orderNumber, intentId } = await aSale(shop, { note: 'Ring twice' }, 2)
    const { orders } = await shop.calls.orders.list({ id: orderId })
    expect(orders).toEqual([
      expect.objectContaining({
        orderNumber,
        state: 'TO_DO',
        paymentStatus: 'SUCCEEDED',
        title: 'Harbour mug',
        quantity: 2,
        unitPrice: 2800,
        deliveryPrice: 490,
        amount: 6090,
        currency: 'EUR',
        buyerName: 'Ada Lovelace',
        buyerEmail: 'ada@example.com',
        address: { ...ADDRESS, line2: '', state: '' },
        note: 'Ring twice',
        fullPagePath: 'orders',
        experienceItemId: shop.place.experienceItemId,
        isTest: true,
        providerUrl: `https://pay.example/${shop.providerAccountId}/${intentId}`,
        paidAt: expect.any(String),
        doneAt: null,
      }),
    ])
  })

  it('come a page at a time, each once', async () => {
    const many = await aShop(payments, 'many-orders')
    for (let count = 0; count < 5; count++) await aSale(many)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await many.calls.orders.list({ limit: 2, ...(cursor !== undefined && { cursor }) })
      seen.push(...page.orders.map(({ orderId }) => orderId))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(seen).toHaveLength(5)
    expect(new Set(seen).size).toBe(5)
    expect((await refusal(many.calls.orders.list({ cursor: 'nonsense' })))?.status).toBe(400)
  })

  it('are found by words of number, name, address and product, and by day', async () => {
    const { orderId, orderNumber } = await aSale(shop, { name: 'Grace Hopper', email: 'grace@navy.example' })
    const find = async (search: string) =>
      (await shop.calls.orders.list({ search })).orders.map((order) => order.orderId)
    for (const search of [orderNumber, orderNumber.replace('-', '').toLowerCase(), 'HOPPER grace', 'navy.ex harbour'])
      expect(await find(search)).toEqual([orderId])
    expect(await find('hamburg')).toContain(orderId)
    expect(await find('gr%pper')).toEqual([])
    const ofDay = async (from: string, to: string) => (await shop.calls.orders.list({ from, to })).orders.length
    const day = (await shop.calls.orders.list({ id: orderId })).orders[0]?.createdAt.slice(0, 10) ?? ''
    expect(await ofDay(day, day)).toBeGreaterThan(0)
    expect(await ofDay('2020-01-01', '2020-01-02')).toBe(0)
  })

  it('that nobody paid show themselves only when asked for', async () => {
    const unpaid = await aShop(payments, 'unpaid')
    await payments.begin({ productId: unpaid.productId, quanity: 1 }, { address: '192.0.2.250' })
    expect((await unpaid.calls.orders.list()).orders).toEqual([])
    expect((await unpaid.calls.orders.list({ state: 'UNPAID' })).orders).toMatchObject([
      { paymentStatus: 'INCOMPLETE' },
    ])
    expect((await unpaid.calls.orders.counts({})).counts).toEqual({ TO_DO: 0, DONE: 0, REFUNDED: 0, UNPAID: 1 })
  })

  it('of one instant app are found and counted, whatever its address was then', async () => {
    const { calls, page, ...rest } = await aShop(payments, 'orders-by-app')
    const { pages } = await calls.experiences.getAll()
    const [app] = pages
    if (!app) throw new Error('A shop has an app')
    const { orderId } = await aSale({ calls, page, ...rest })
    const second = { ...page, rootPageId: 'orders-by-another', fullPagePath: 'orders-by-another' }
    const { updatedPage: another } = await calls.experiences.update(second)
    await calls.experiences.update({ ...app, rootPageId: 'orders-renamed', fullPagePath: 'orders-renamed' })
    const idsOf = async (experienceId: string, of: Shop['calls'] = calls) =>
      (await of.orders.list({ experienceId })).orders.map((order) => order.orderId)
    expect(await idsOf(app.experienceId)).toEqual([orderId])
    expect(await idsOf(another.experienceId)).toEqual([])
    expect(await idsOf(app.experienceId, other.calls)).toEqual([])
    const countsOf = async (experienceId: string) => (await calls.orders.counts({ experienceId })).counts.TO_DO
    expect([await countsOf(app.experienceId), await countsOf(another.experienceId)]).toEqual([1, 0])
  })

  it('of somebody else are not there for anybody', async () => {
    const { orderId } = await aSale()
    expect((await other.calls.orders.list({ id: orderId })).orders).toEqual([])
    expect((await other.calls.orders.list({ productId: shop.productId })).orders).toEqual([])
    expect(await refusal(other.calls.orders.refund({ orderId }))).toMatchObject({ status: 404 })
    expect(await other.calls.orders.markDone({ ids: [orderId] })).toMatchObject({ results: [{ outcome: 'NOT_FOUND' }] })
    expect((await shop.calls.orders.list({ id: orderId })).orders).toMatchObject([
      { state: 'TO_DO', refundedAmount: 0 },
    ])
  })

  it.each([
    ['GET', '/orders'],
    ['GET', '/orders/counts'],
    ['GET', '/orders/export'],
    ['POST', '/orders/done'],
    ['POST', '/orders/refund'],
    ['GET', '/payouts/account'],
    ['POST', '/payouts/connect'],
    ['POST', '/payouts/disconnect'],
  ] as const)('need a sign-in: %s %s', async (method, url) => {
    expect((await payments.server.inject({ method, url: `/api${url}` })).statusCode).toBe(401)
  })

  it('are refused for what is no question of ours', async () => {
    expect((await shop.account.post('/orders/done', { ids: [] })).statusCode).toBe(400)
    expect((await shop.account.post('/orders/done', { ids: ["' or '1'='1"] })).statusCode).toBe(400)
    expect((await shop.account.post('/orders/refund', { orderId: 'a', amount: -1 })).statusCode).toBe(400)
    expect((await shop.account.post('/orders/refund', { orderId: ['a', 'b'] })).statusCode).toBe(400)
  })
})

describe('an order that is done', () => {
  it('is told to its buyer a minute later, once', async () => {
    const { orderId } = await aSale()
    const mark = (isDone: boolean) => shop.calls.orders.markDone({ ids: [orderId], isDone })
    expect(await mark(true)).toMatchObject({ results: [{ id: orderId, outcome: 'DONE' }] })
    expect(await mark(true)).toMatchObject({ results: [{ outcome: 'UNCHANGED' }] })
    payments.clock.ahead += 61_000
    await payments.runJobs()
    const notified = () => mailsTo('ada@example.com').filter(({ subject }) => subject.includes('on its way'))
    expect(notified()).toHaveLength(1)
    expect(notified()[0]?.text).toContain('Hamburg')
    await mark(false)
    await mark(true)
    payments.clock.ahead += 61_000
    await payments.runJobs()
    expect(notified()).toHaveLength(1)
  })

  it('and then is not after all, is not told to anybody', async () => {
    const { orderId } = await aSale()
    await shop.calls.orders.markDone({ ids: [orderId] })
    await shop.calls.orders.markDone({ ids: [orderId], isDone: false })
    payments.clock.ahead += 61_000
    await payments.runJobs()
    expect(mailsTo('ada@example.com').filter(({ subject }) => subject.includes('on its way'))).toEqual([])
    expect((await shop.calls.orders.list({ id: orderId })).orders).toMatchObject([{ state: 'TO_DO', doneAt: null }])
  })

  it('and is given back within the minute, is not told to be on its way', async () => {
    const { orderId } = await aSale()
    await shop.calls.orders.markDone({ ids: [orderId] })
    await shop.calls.orders.refund({ orderId })
    payments.clock.ahead += 61_000
    await payments.runJobs()
    expect(mailsTo('ada@example.com').filter(({ subject }) => subject.includes('on its way'))).toEqual([])
  })

  it('was handed over without a mail', async () => {
    const { orderId } = await aSale(other)
    await other.calls.orders.markDone({ ids: [orderId] })
    payments.clock.ahead += 61_000
    await payments.runJobs()
    expect(payments.mails.filter(({ subject }) => subject.includes('on its way'))).toEqual([])
    expect((await other.calls.orders.list({ state: 'DONE' })).orders.map((one) => one.orderId)).toContain(orderId)
  })
})

describe('mails about a sale', () => {
  it('tell the buyer what it was and where it goes, and the merchant who it was', async () => {
    const { orderId, orderNumber } = await aSale(shop, { name: '<b>Ada</b>', note: '<script>' }, 2)
    await payments.runJobs()
    const [bought] = mailsTo('ada@example.com')
    expect(bought?.subject).toBe(`Your order ${orderNumber}: Harbour mug`)
    for (const words of [
      'Café orders',
      '2 × Harbour mug',
      '€28.00 each',
      'Total: €60.90',
      '20457 Hamburg',
      'Germany',
      'Test mode: no real charges',
    ])
      expect(bought?.text).toContain(words)
    const merchant = `${shop.account.accountId}@merchant.example`
    expect(bought?.headers).toEqual({ 'Reply-To': merchant })
    const [sold] = mailsTo(merchant)
    expect(sold?.subject).toBe(`New order ${orderNumber}: 2 × Harbour mug`)
    expect(sold?.text).toContain(`https://taplet.example/app/inbox?tab=orders&open=${orderId}`)
    expect(sold?.headers).toEqual({ 'Reply-To': 'ada@example.com' })
    expect(sold?.html).not.toMatch(/<script>|<b>Ada/)
  })
})

describe('the file of all orders', () => {
  const read = (query: string) =>
    payments.server.inject({
      url: `/api/orders/export${query}`,
      headers: shop.account.headers,
    })

  it('has amounts that spreadsheets read, and no cell that they would run', async () => {
    const { orderNumber } = await aSale(shop, { name: '=cmd()', email: 'eve@example.com' })
    const answer = await read('?search=eve@example.com')
    expect(answer.headers['content-type']).toContain('text/csv')
    const [heading, line, end] = answer.body.split('\r\n')
    expect(heading).toContain('Order,Date,State')
    expect(line).toContain(orderNumber)
    expect(line).toContain(',EUR,28.00,4.90,32.90,0.00,')
    expect(line).toContain("'=cmd()")
    expect(end).toBe('')
  })

  it('holds orders of its account only, and refuses a day that is none', async () => {
    await aSale(shop, { email: 'trudy@example.com' })
    const { headers } = other.account
    const theirs = await payments.server.inject({ url: '/api/orders/export', headers })
    expect([theirs.statusCode, theirs.body.includes('trudy@example.com')]).toEqual([200, false])
    expect((await read('?search=trudy@example.com')).body).toContain('trudy@example.com')
    expect((await read('?from=yesterday')).statusCode).toBe(400)
  })

  it('has whole addresses of payments in test mode too', async () => {
    const { orderNumber } = await aSale(shop, { email: 'mallory@example.com' })
    const { intentPage } = payments.fake.provider
    payments.fake.provider.intentPage = (account, intentId) => `/dev/pay/${account}/${intentId}`
    const { body } = await read('?search=mallory@example.com')
    payments.fake.provider.intentPage = intentPage
    expect(body).toContain(orderNumber)
    expect(body).toContain(`https://taplet.example/dev/pay/${shop.providerAccountId}/`)
  })
})
