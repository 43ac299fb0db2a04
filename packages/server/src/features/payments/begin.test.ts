import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentProviderError } from '../../platform/payments/port.ts'
import { aShop, mug, startPayments, type TestPayments } from './testing/start-payments.ts'

let payments: TestPayments
let shop: Awaited<ReturnType<typeof aShop>>
beforeAll(async () => {
  payments = await startPayments()
  shop = await aShop(payments, 'begin')
})
afterAll(() => payments.stop())

const variant = (variantId: string, price: number, stock: number | null = null) => ({
  variantId,
  name: variantId,
  colour: '',
  price,
  fullPrice: null,
  stock,
  imageUrl: '',
})
const ADDRESS = { line1: '1 Quay', postalCode: '20457', city: 'Hamburg', country: 'DE' }
let guests = 0
/** Begins an order from its own network address. */
const begin = (body: object, key?: string) =>
  payments.begin(body, {
    ...(key !== undefined && { key }),
    address: `198.51.${Math.floor(++guests / 200)}.${guests % 200}`,
  })
const ordersOf = (productId: string) =>
  payments.db.selectFrom('orders').selectAll().where('product_id', '=', productId).execute()

describe('an order', () => {
  it('is begun by no more than a product and how many of it, at our price', async () => {
    const answer = await begin({ productId: shop.productId, quanity: 2, amount: 1, price: 1 })
    expect(answer.json()).toEqual({
      callResult: 'SUCCESS',
      paymentIntent: {
        id: expect.stringMatching(/^pi_/),
        client_secret: expect.any(String),
        amount: 5600,
        currency: 'eur',
        status: 'requires_payment_method',
        capture_method: 'automatic_async',
      },
    })
    const [order] = await ordersOf(shop.productId)
    expect(order).toMatchObject({
      account_id: shop.account.accountId,
      payment_status: 'INCOMPLETE',
      provider_account_id: shop.providerAccountId,
      amount: 5600,
      unit_price: 2800,
      title: 'Mug',
      is_test: true,
      path: '',
    })
    expect(order?.order_number).toMatch(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/)
  })

  it('remembers what it was, where it was bought and by whom', async () => {
    const { productId, place } = await aShop(payments, 'remembers', {
      isSent: true,
      deliveryPrice: 490,
      variants: [{ ...variant('Mint', 2000), fullPrice: 2500 }, variant('Lilac', 3000)],
    })
    const buyer = { email: 'ada@example.com', name: 'Ada', address: ADDRESS, note: 'Ring twice' }
    const answer = await begin({ productId, quantity: 1, variantId: 'Mint', ...place, ...buyer, tagId: 'not-ours' })
    expect(answer.json()).toMatchObject({ paymentIntent: { amount: 2490 } })
    expect(await ordersOf(productId)).toMatchObject([
      {
        variant_name: 'Mint',
        delivery_price: 490,
        discount_applied: true,
        buyer_email: 'ada@example.com',
        buyer_name: 'Ada',
        address: { ...ADDRESS, line2: '', state: '' },
        note: 'Ring twice',
        path: 'remembers',
        item_id: place.experienceItemId,
        tag_id: '',
      },
    ])
  })

  it.each([
    ['less than one', { quanity: -1 }],
    ['nothing', { quanity: 0 }],
    ['a part of one', { quanity: 1.5 }],
    ['more than anybody buys', { quanity: 1e9 }],
    ['a text', { quanity: '2' }],
    ['null', { quanity: null }],
    ['no number', {}],
    ['two numbers', { quanity: 1, quantity: 2 }],
  ])('is refused for %s', async (_, body) => {
    expect((await begin({ productId: shop.productId, ...body })).statusCode).toBe(400)
  })

  it('is refused where nothing is sold, and nothing is kept of it', async () => {
    const { account, productId, product, page } = await aShop(payments, 'refused')
    const refused = async () => (await begin({ productId, quanity: 1 })).statusCode
    expect((await begin({ productId: 'unknown', quanity: 1 })).statusCode).toBe(404)
    await account.kinds.products.update({ ...mug({ sellHere: false }), productId })
    expect(await refused()).toBe(404)
    await account.kinds.products.update({ ...mug({ active: false }), productId })
    expect(await refused()).toBe(404)
    await account.kinds.products.update({ ...mug(), productId })
    await account.api.experiences.update({ ...page, active: false })
    expect(await refused()).toBe(404)
    await account.api.experiences.update({ ...page, active: true, experienceItems: [] })
    expect(await refused()).toBe(404)
    await account.api.experiences.update({ ...page, active: true })
    await payments.db
      .updateTable('accounts')
      .set({ status: 'INACTIVE' })
      .where('account_id', '=', account.accountId)
      .execute()
    expect(await refused()).toBe(404)
    await payments.db
      .updateTable('accounts')
      .set({ status: 'ACTIVE' })
      .where('account_id', '=', account.accountId)
      .execute()
    expect(await refused()).toBe(200)
    await account.kinds.products.delete({ productId: product.productId })
    expect(await refused()).toBe(404)
    expect(await ordersOf(productId)).toHaveLength(1)
  })

  it('is refused on a slide that does not show the product', async () => {
    const other = await aShop(payments, 'another-shop')
    const body = { quantity: 1, email: 'ada@example.com' }
    expect((await begin({ ...body, ...other.place, productId: shop.productId })).statusCode).toBe(404)
    expect((await begin({ ...body, ...shop.place, productId: shop.productId })).statusCode).toBe(200)
  })

  it('says what is missing of the buyer', async () => {
    const { productId, place } = await aShop(payments, 'missing', { isSent: true })
    const [email, name] = ['ada@example.com', 'Ada']
    for (const [body, field] of [
      [{ ...place }, 'email'],
      [{ ...place, email }, 'name'],
      [{ ...place, email, name }, 'address'],
      [{ ...place, email: 'ada', name }, 'email'],
    ] as const)
      expect((await begin({ productId, quantity: 1, ...body })).json()).toMatchObject({ code: 'BAD_REQUEST', field })
  })

  it.each(['a,b@x.yz', '"<img/src=x>"@x.yz', 'a@b@x.yz', 'a@x', 'a..b@x.yz'])(
    'is refused for the e-mail address %s',
    async (email) => {
      const answer = await begin({ productId: shop.productId, quantity: 1, email })
      expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', field: 'email' })
    },
  )

  it.each(['XX', 'EU', 'ZZ', 'SU'])('is refused for the country %s', async (country) => {
    const { productId } = await aShop(payments, `country-${country.toLowerCase()}`, { isSent: true })
    const body = { productId, quantity: 1, email: 'ada@example.com', name: 'Ada' }
    const answer = await begin({ ...body, address: { ...ADDRESS, country } })
    expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', field: 'address.country' })
    expect((await begin({ ...body, address: ADDRESS })).statusCode).toBe(200)
  })

  it('needs a choice where there is one', async () => {
    const { productId } = await aShop(payments, 'choice', { variants: [variant('a', 100), variant('b', 200)] })
    expect((await begin({ productId, quanity: 1 })).json()).toMatchObject({ code: 'BAD_REQUEST', field: 'variantId' })
    expect((await begin({ productId, quanity: 1, variantId: 'c' })).statusCode).toBe(400)
    expect((await begin({ productId, quanity: 1, variantId: 'b' })).json()).toMatchObject({
      paymentIntent: { amount: 200 },
    })
  })

  it.each([
    ['nothing to pay', variant('a', 0), 1, 404],
    ['less than cards can pay', variant('a', 20), 2, 400],
    ['more than one payment holds', variant('a', 90_000_000), 2, 400],
  ])('is refused when there is %s', async (name, only, quanity, status) => {
    const { productId } = await aShop(payments, name.replaceAll(' ', '-'), { variants: [only] })
    expect((await begin({ productId, quanity })).statusCode).toBe(status)
    expect(await ordersOf(productId)).toEqual([])
  })

  it('costs what the product costs now', async () => {
    const { account, productId } = await aShop(payments, 'price-now')
    await account.kinds.products.update({ ...mug({ variants: [variant('mint', 3100)] }), productId })
    expect((await begin({ productId, quanity: 1 })).json()).toMatchObject({ paymentIntent: { amount: 3100 } })
  })
})

describe('the same Idempotency-Key', () => {
  it('is one order and one intent, however often and however parallel it comes', async () => {
    const { productId } = await aShop(payments, 'parallel', { variants: [variant('mint', 2800, 3)] })
    const before = payments.fake.intents.size
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => begin({ productId, quanity: 2 }, 'the-same-key')),
    )
    const [first] = answers
    for (const answer of answers) expect(answer.json()).toEqual(first?.json())
    expect(first?.statusCode).toBe(200)
    expect(await ordersOf(productId)).toHaveLength(1)
    expect(payments.fake.intents.size).toBe(before + 1)
    expect((await begin({ quanity: 2, productId }, 'the-same-key')).json()).toEqual(first?.json())
  })

  it('with another order is a conflict, also with another product of the merchant', async () => {
    const { account, productId, page } = await aShop(payments, 'conflict')
    const { product } = await account.kinds.products.create(mug())
    const { body } = await account.api.slides.createItem({
      itemName: 'Two',
      itemType: 'PRODUCT',
      productId: product.productId,
    })
    const experienceItems = [...page.experienceItems, body.newExperienceItem.experienceItemId]
    await account.api.experiences.update({ ...page, experienceItems })
    expect((await begin({ productId, quanity: 1 }, 'key-1')).statusCode).toBe(200)
    expect((await begin({ productId, quanity: 2 }, 'key-1')).json()).toMatchObject({ code: 'CONFLICT' })
    expect((await begin({ productId: product.productId, quanity: 1 }, 'key-1')).statusCode).toBe(409)
    // Idempotency keys are per merchant.
    expect((await begin({ productId: shop.productId, quanity: 1 }, 'key-1')).statusCode).toBe(200)
  })

  it.each([
    ['is too long', 'k'.repeat(256)],
    ['is empty', ''],
    ['is no word', 'a b'],
  ])('that %s is refused', async (_, key) => {
    expect((await begin({ productId: shop.productId, quanity: 1 }, key)).statusCode).toBe(400)
  })

  it('may be as long as the header allows', async () => {
    expect((await begin({ productId: shop.productId, quanity: 1 }, 'k'.repeat(255))).statusCode).toBe(200)
  })
})

describe('a provider in trouble', () => {
  it('is told as such, and a repeat makes nothing twice', async () => {
    const { productId } = await aShop(payments, 'trouble')
    payments.fake.mood.fails = new PaymentProviderError('timed out')
    const answer = await begin({ productId, quanity: 1 }, 'again')
    expect(answer.json()).toMatchObject({
      callResult: 'FAILURE',
      code: 'UNAVAILABLE',
      message: expect.stringContaining('payment service is not reachable'),
    })
    expect(answer.headers['retry-after']).toBeDefined()
    payments.fake.mood.fails = undefined
    expect((await begin({ productId, quanity: 1 }, 'again')).statusCode).toBe(200)
    expect(await ordersOf(productId)).toHaveLength(1)
  })

  it('leaves no order behind that nobody can ask for again', async () => {
    const { productId } = await aShop(payments, 'no-trace')
    payments.fake.mood.fails = new PaymentProviderError('timed out')
    expect((await begin({ productId, quanity: 1 })).statusCode).toBe(503)
    payments.fake.mood.fails = new PaymentProviderError('says no', { isFinal: true })
    expect((await begin({ productId, quanity: 1 }, 'a-key')).statusCode).toBe(400)
    payments.fake.mood.fails = undefined
    expect(await ordersOf(productId)).toEqual([])
  })
})
