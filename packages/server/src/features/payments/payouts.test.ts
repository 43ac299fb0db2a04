import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentProviderError } from '../../platform/payments/port.ts'
import { refusal } from '../../testing/refusal.ts'
import { aShop, startPayments, type TestPayments } from './testing/start-payments.ts'

let payments: TestPayments
beforeAll(async () => {
  payments = await startPayments()
})
afterAll(() => payments.stop())

async function aMerchant() {
  const account = await payments.anAccount(200)
  return { account, calls: account }
}
const returnPath = '/app/inbox/settings?from=orders'

describe('a payout account', () => {
  it('is connected at the provider, which leads back, and is ready when it says so', async () => {
    const { calls } = await aMerchant()
    expect((await calls.payouts.fetch()).account).toMatchObject({ state: 'NONE', isTest: true, dashboardUrl: '' })
    const { url } = await calls.payouts.connect({ returnPath })
    expect(new URL(url).searchParams.get('return')).toContain(returnPath)
    const providerAccountId = [...payments.fake.accounts.keys()].at(-1) ?? ''
    expect((await calls.payouts.fetch()).account).toMatchObject({ state: 'PENDING', missing: ['business_type'] })
    payments.fake.finishOnboarding(providerAccountId)
    expect((await calls.payouts.fetch()).account).toEqual({
      state: 'READY',
      isTest: true,
      missing: [],
      dashboardUrl: `https://pay.example/${providerAccountId}`,
    })
  })

  it('is one, however often somebody presses', { repeats: 20 }, async () => {
    const { calls } = await aMerchant()
    const before = payments.fake.accounts.size
    await Promise.all(Array.from({ length: 10 }, () => calls.payouts.connect({ returnPath })))
    await calls.payouts.connect({ returnPath })
    expect(payments.fake.accounts.size).toBe(before + 1)
  })

  it.each([
    ['http://localhost:4123', 'localhost:4123'],
    ['http://192.168.1.20:4123', '192.168.1.20:4123'],
    ['https://taplet.example', 'evil.example'],
  ])('leads back to where the merchant is signed in: %s for %s', async (origin, host) => {
    const { account } = await aMerchant()
    const answer = await payments.server.inject({
      method: 'POST',
      url: '/api/payouts/connect',
      headers: { host, ...account.headers },
      payload: { returnPath },
    })
    expect(new URL(answer.json().url).searchParams.get('return')).toBe(origin + returnPath)
  })

  it.each([
    'https://evil.example/app/',
    '//evil.example/app/',
    '/elsewhere',
    'app/inbox',
    '/app/../../x',
    '/\\evil.example',
  ])('leads back to the dashboard alone, not to %s', async (path) => {
    const { calls } = await aMerchant()
    expect(await refusal(calls.payouts.connect({ returnPath: path }))).toMatchObject({
      status: 400,
      field: 'returnPath',
    })
  })

  it('that is disconnected sells no more, keeps its orders and can be connected again', async () => {
    const { calls, productId, place, providerAccountId } = await aShop(payments, 'off-and-on')
    const onShow = async () => (await payments.visitor.api.products.onShow(place)).product?.sale
    expect(await onShow()).toEqual({
      asksAddress: false,
      deliveryPrice: 0,
      isTest: true,
      scriptUrl: '/dev/pay.js',
      publishableKey: 'pk_test',
      providerAccount: providerAccountId,
    })
    expect((await payments.begin({ productId, quanity: 1 })).statusCode).toBe(200)
    expect((await calls.payouts.disconnect()).account).toMatchObject({ state: 'NONE' })
    expect(await onShow()).toBeUndefined()
    expect((await payments.begin({ productId, quanity: 1 })).statusCode).toBe(404)
    expect((await calls.orders.list({ state: 'UNPAID' })).orders).toHaveLength(1)
    await calls.payouts.connect({ returnPath })
    expect((await calls.payouts.fetch()).account).toMatchObject({ state: 'READY' })
    expect(await onShow()).toMatchObject({ providerAccount: providerAccountId })
  })

  it('stops and begins selling when the provider tells so, on the pages too', async () => {
    const { place, providerAccountId } = await aShop(payments, 'told')
    const saleOnPage = async () =>
      Object.values((await payments.features.publishing.findByPath(place.fullPagePath))?.live?.products ?? {})[0]?.sale
    expect(await saleOnPage()).toMatchObject({ providerAccount: providerAccountId })
    payments.fake.accounts.set(providerAccountId, { isReady: false, missing: ['a passport'] })
    await payments.tell({ eventId: 'evt_a1', type: 'ACCOUNT', providerAccountId })
    await payments.heard()
    expect(await saleOnPage()).toBeUndefined()
    payments.fake.finishOnboarding(providerAccountId)
    await payments.tell({ eventId: 'evt_a2', type: 'ACCOUNT', providerAccountId })
    await payments.heard()
    expect(await saleOnPage()).toBeDefined()
    await payments.tell({ eventId: 'evt_a3', type: 'ACCOUNT_GONE', providerAccountId })
    await payments.heard()
    expect(await saleOnPage()).toBeUndefined()
  })

  it('that the provider has forgotten is followed by a new one', async () => {
    const { calls, providerAccountId } = await aShop(payments, 'forgotten')
    payments.fake.accounts.delete(providerAccountId)
    payments.fake.accounts.set('acct_filler', { isReady: false, missing: [] })
    await payments.tell({ eventId: 'evt_f', type: 'ACCOUNT', providerAccountId })
    expect((await calls.payouts.fetch()).account.state).toBe('PENDING')
    expect((await calls.payouts.connect({ returnPath })).url).not.toContain(`/${providerAccountId}?`)
  })

  it('cannot be connected while the provider does not answer', async () => {
    const { calls } = await aMerchant()
    payments.fake.mood.fails = new PaymentProviderError('timed out')
    expect(await refusal(calls.payouts.connect({ returnPath }))).toMatchObject({ code: 'UNAVAILABLE' })
    payments.fake.mood.fails = undefined
  })
})

it('a payout account is not offered where no payments are taken', async () => {
  const without = await startPayments({ isOffered: false })
  const account = await without.anAccount(200)
  const { payouts } = account
  expect((await payouts.fetch()).account).toMatchObject({ state: 'NOT_OFFERED' })
  expect(await refusal(payouts.connect({ returnPath }))).toMatchObject({ status: 404 })
  await without.stop()
})
