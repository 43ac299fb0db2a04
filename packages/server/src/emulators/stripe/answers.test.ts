import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startEmulator, type StartedEmulator } from './testing/start-emulator.ts'
import { type Sample, typeErrorsOf } from './testing/type-errors.ts'

let standIn: StartedEmulator
beforeAll(async () => {
  standIn = await startEmulator()
})
afterAll(() => standIn.stop())

/** Returns one of each response and event of the emulator, as sent over the network. */
async function everything(): Promise<Sample[]> {
  const { post, time, heard, origin, keys } = standIn
  const account = await post('/v1/accounts', { type: 'standard', email: 'm@example.com' })
  const link = { account: account.body.id, type: 'account_onboarding', return_url: origin, refresh_url: origin }
  const accountLink = await post('/v1/account_links', link)
  const merchant = await standIn.aMerchant()
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
    await standIn.pay(merchant, id, card)
    intents.push(await read(`payment_intents/${id}?expand[0]=latest_charge`))
  }
  const later = await post('/v1/payment_intents', { amount: '500', currency: 'eur', capture_method: 'manual' }, headers)
  intents.push((await standIn.pay(merchant, later.body.id, 'pm_card_visa')).body)
  intents.push((await post(`/v1/payment_intents/${later.body.id}/capture`, {}, headers)).body)
  const [, paid] = intents as { id: string }[]
  const refund = await post(
    '/v1/refunds',
    { payment_intent: paid?.id ?? '', amount: '200', 'expand[0]': 'charge' },
    headers,
  )
  intents.push((await post(`/v1/payment_intents/${await begin()}/cancel`, {}, headers)).body)
  const declined = await standIn.pay(merchant, await begin(), 'pm_card_chargeDeclined')
  const unknown = await post('/v1/accounts', { type: 'standard', colour: 'red' })
  time.now += 5000
  await post(`/accounts/${merchant}/disconnect`, {})
  await vi.waitFor(() => expect(standIn.eventTypes()).toContain('account.application.deauthorized'), { timeout: 8000 })
  return [
    { type: 'Stripe.Account', json: account.body },
    { type: 'Stripe.AccountLink', json: accountLink.body },
    { type: 'Stripe.Refund', json: refund.body },
    ...intents.map((json) => ({ type: 'Stripe.PaymentIntent', json })),
    ...[declined, unknown].map(({ body }) => ({ type: 'Stripe.StripeRawError', json: body.error })),
    ...heard.map(({ body }) => ({ type: 'Stripe.Event', json: JSON.parse(body.toString()) })),
  ]
}

test('what the stand-in answers and tells is what the SDK says of Stripe', async () => {
  const samples = await everything()
  expect(standIn.eventTypes()).toEqual(
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
  expect(await typeErrorsOf(samples)).toBe('')
}, 60_000)

test('an answer with a field amiss would be found', async () => {
  const json = { object: 'account_link', created: 1, expires_at: '2', url: 'https://stripe.example' }
  expect(await typeErrorsOf([{ type: 'Stripe.AccountLink', json }])).toContain(
    "Type 'string' is not assignable to type 'number'",
  )
}, 60_000)
