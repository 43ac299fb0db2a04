import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startEmulator, type StartedEmulator } from './testing/start-emulator.ts'
import { shapeErrorsOf } from './testing/recorded-shapes.ts'
import { type Sample, typeErrorsOf } from './testing/type-errors.ts'

let emulator: StartedEmulator
let samples: Sample[]
beforeAll(async () => {
  emulator = await startEmulator()
  samples = await everything()
}, 60_000)
afterAll(() => emulator.stop())

/** The same of plans: one bought, changed, failing, ended. */
async function everythingOfPlans(): Promise<Sample[]> {
  const { post, origin, keys, settled, heardOfPlans } = emulator
  const headers = { authorization: `Bearer ${keys.secretKey}` }
  const read = async (path: string) => (await fetch(`${origin}/dev/stripe/v1/${path}`, { headers })).json()
  const { body: customer } = await post('/v1/customers', { email: 'm@example.com', 'metadata[accountId]': 'a1' })
  const { data: prices } = await read('prices?expand[0]=data.currency_options&active=true')
  const priceOf = (key: string) => prices.find((price: { lookup_key: string }) => price.lookup_key === key).id
  const wish = { mode: 'subscription', customer: customer.id, success_url: origin, cancel_url: origin }
  const items = { 'line_items[0][price]': priceOf('starter-monthly'), 'line_items[0][quantity]': '1' }
  const { body: session } = await post('/v1/checkout/sessions', {
    ...wish,
    ...items,
    'subscription_data[trial_period_days]': '5',
  })
  const { body: left } = await post('/v1/checkout/sessions', { ...wish, ...items })
  await post(`/v1/checkout/sessions/${left.id}/expire`, {})
  await post(`/checkout/${session.id}`, { code: 'FRIENDS50', card: '4242424242424242', next: 'pay' })
  const paid = await read(`checkout/sessions/${session.id}`)
  const { body: portal } = await post('/v1/billing_portal/sessions', { customer: customer.id, return_url: origin })
  const portalPath = new URL(portal.url).pathname.replace('/dev/stripe', '')
  await post(portalPath, { next: 'period' })
  const path = `subscriptions/${paid.subscription}`
  const all = 'expand[0]=schedule&expand[1]=latest_invoice&expand[2]=default_payment_method'
  const running = await read(`${path}?${all}&expand[3]=items.data.price.currency_options`)
  const [item] = running.items.data
  const change = { 'items[0][id]': item.id, 'items[0][price]': priceOf('growth-monthly') }
  const details = Object.entries(change).map(([name, value]) => [
    `subscription_details[${name.replace('[', '][')}`,
    value,
  ])
  const { body: preview } = await post('/v1/invoices/create_preview', {
    subscription: running.id,
    ...Object.fromEntries(details),
  })
  const { body: changed } = await post(`/v1/${path}`, { ...change, proration_behavior: 'always_invoice' })
  const { body: schedule } = await post('/v1/subscription_schedules', { from_subscription: running.id })
  const { start_date: start, end_date: end } = schedule.current_phase
  const { body: scheduled } = await post(`/v1/subscription_schedules/${schedule.id}`, {
    'phases[0][items][0][price]': item.price.id,
    'phases[0][items][0][quantity]': '1',
    'phases[0][start_date]': `${start}`,
    'phases[0][end_date]': `${end}`,
    'phases[1][items][0][price]': priceOf('starter-monthly'),
    'phases[1][items][0][quantity]': '1',
    'phases[1][duration][interval]': 'month',
    'phases[1][duration][interval_count]': '1',
  })
  const { body: released } = await post(`/v1/subscription_schedules/${schedule.id}/release`, {})
  await post(portalPath, { next: 'card', card: '4000000000000341' })
  for (let step = 0; step < 4; step++) await post(portalPath, { next: step === 0 ? 'period' : 'week' })
  const { data: invoices } = await read(`invoices?customer=${customer.id}`)
  await settled()
  return [
    { type: 'Stripe.Customer', json: customer },
    { type: 'Stripe.BillingPortal.Session', json: portal },
    ...prices.map((json: unknown) => ({ type: 'Stripe.Price', json })),
    ...[session, left, paid].map((json) => ({ type: 'Stripe.Checkout.Session', json })),
    ...[running, changed, await read(path)].map((json) => ({ type: 'Stripe.Subscription', json })),
    ...[schedule, scheduled, released].map((json) => ({ type: 'Stripe.SubscriptionSchedule', json })),
    ...[preview, ...invoices].map((json) => ({ type: 'Stripe.Invoice', json })),
    ...heardOfPlans.map(({ body }) => ({ type: 'Stripe.Event', json: JSON.parse(body.toString()) })),
  ]
}

/** Returns one of each response and event of the emulator, as sent over the network. */
async function everything(): Promise<Sample[]> {
  const { post, time, heard, origin, keys } = emulator
  const account = await post('/v1/accounts', { type: 'standard', email: 'm@example.com' })
  const link = { account: account.body.id, type: 'account_onboarding', return_url: origin, refresh_url: origin }
  const accountLink = await post('/v1/account_links', link)
  const merchant = await emulator.aMerchant()
  const headers = { 'stripe-account': merchant }
  const read = async (path: string) =>
    (
      await fetch(`${origin}/dev/stripe/v1/${path}`, {
        headers: { ...headers, authorization: `Bearer ${keys.secretKey}` },
      })
    ).json()
  const begin = async () => (await post('/v1/payment_intents', { amount: '500', currency: 'eur' }, headers)).body.id
  const intents: unknown[] = [await read(`payment_intents/${await begin()}`)]
  for (const card of [
    'pm_card_visa',
    'pm_card_authenticationRequired',
    'pm_card_chargeDeclined',
    'pm_rehearsal_slow',
  ]) {
    const id = await begin()
    await emulator.pay(merchant, id, card)
    intents.push(await read(`payment_intents/${id}?expand[0]=latest_charge`))
  }
  const later = await post('/v1/payment_intents', { amount: '500', currency: 'eur', capture_method: 'manual' }, headers)
  intents.push((await emulator.pay(merchant, later.body.id, 'pm_card_visa')).body)
  intents.push((await post(`/v1/payment_intents/${later.body.id}/capture`, {}, headers)).body)
  const [, paid] = intents as { id: string }[]
  const refund = await post(
    '/v1/refunds',
    { payment_intent: paid?.id ?? '', amount: '200', 'expand[0]': 'charge' },
    headers,
  )
  intents.push((await post(`/v1/payment_intents/${await begin()}/cancel`, {}, headers)).body)
  const declined = await emulator.pay(merchant, await begin(), 'pm_card_chargeDeclined')
  const plans = await everythingOfPlans()
  const unknown = await post('/v1/accounts', { type: 'standard', colour: 'red' })
  time.now += 5000
  await post(`/accounts/${merchant}/disconnect`, {})
  await vi.waitFor(() => expect(emulator.eventTypes()).toContain('account.application.deauthorized'), { timeout: 8000 })
  return [
    { type: 'Stripe.Account', json: account.body },
    { type: 'Stripe.AccountLink', json: accountLink.body },
    { type: 'Stripe.Refund', json: refund.body },
    ...plans,
    ...intents.map((json) => ({ type: 'Stripe.PaymentIntent', json })),
    ...[declined, unknown].map(({ body }) => ({ type: 'Stripe.StripeRawError', json: body.error })),
    ...heard.map(({ body }) => ({ type: 'Stripe.Event', json: JSON.parse(body.toString()) })),
  ]
}

test('what the emulator answers and reports is what the SDK says of Stripe', async () => {
  expect(emulator.eventTypes()).toEqual(
    expect.arrayContaining([
      'account.updated',
      'charge.refunded',
      'payment_intent.amount_capturable_updated',
      'payment_intent.canceled',
      'payment_intent.payment_failed',
      'payment_intent.processing',
      'payment_intent.succeeded',
    ]),
  )
  expect(emulator.heardOfPlans.map(({ body }) => JSON.parse(body.toString()).type)).toEqual(
    expect.arrayContaining([
      'checkout.session.completed',
      'checkout.session.expired',
      'customer.subscription.created',
      'customer.subscription.deleted',
      'customer.subscription.trial_will_end',
      'customer.subscription.updated',
      'invoice.paid',
      'invoice.payment_failed',
      'subscription_schedule.created',
      'subscription_schedule.released',
      'subscription_schedule.updated',
    ]),
  )
  expect(await typeErrorsOf(samples)).toBe('')
}, 60_000)

test('what the emulator answers has the fields of the shapes that Stripe publishes', () => {
  expect(samples.flatMap(shapeErrorsOf)).toEqual([])
})

test('an answer with a field amiss would be found', async () => {
  const json = { object: 'account_link', created: 1, expires_at: '2', url: 'https://stripe.example' }
  expect(await typeErrorsOf([{ type: 'Stripe.AccountLink', json }])).toContain(
    "Type 'string' is not assignable to type 'number'",
  )
}, 60_000)
