import { createHmac } from 'node:crypto'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { PaymentEventRefused } from '../port.ts'
import { readStripeEvent } from './read-event.ts'

const SECRET = 'whsec_a_secret_of_the_endpoint'
const NOW = 1_800_000_000_000

const event = (changes: Record<string, unknown> = {}) => ({
  id: 'evt_1',
  object: 'event',
  type: 'payment_intent.succeeded',
  livemode: false,
  account: 'acct_1',
  data: { object: { id: 'pi_1', object: 'payment_intent' } },
  ...changes,
})

/** Signed by the vendor's own SDK. */
const signed = (payload: string, { secret = SECRET, at = NOW / 1000 } = {}): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at })

function read(payload: string, signature: string | undefined, secret = SECRET) {
  return readStripeEvent(Buffer.from(payload), signature, { secret, isTest: true, now: NOW })
}
const readSigned = (changes: Record<string, unknown>) => {
  const payload = JSON.stringify(event(changes))
  return read(payload, signed(payload))
}

test('the reader of Stripe events reads what the vendor signed', async () => {
  expect(await readSigned({})).toEqual({
    eventId: 'evt_1',
    providerAccountId: 'acct_1',
    type: 'INTENT',
    intentId: 'pi_1',
  })
})

test.each([
  ['payment_intent.payment_failed', { id: 'pi_2' }, { type: 'INTENT', intentId: 'pi_2' }],
  ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_3' }, { type: 'INTENT', intentId: 'pi_3' }],
  ['refund.failed', { id: 're_1', payment_intent: 'pi_4' }, { type: 'INTENT', intentId: 'pi_4' }],
  ['charge.refunded', { id: 'ch_1', payment_intent: null }, { type: 'OTHER' }],
  ['account.updated', { id: 'acct_1' }, { type: 'ACCOUNT' }],
  ['account.application.deauthorized', { id: 'ca_1' }, { type: 'ACCOUNT_GONE' }],
  ['invoice.paid', { id: 'in_1' }, { type: 'OTHER' }],
])('%s with %j means %j', async (type, object, meaning) => {
  expect(await readSigned({ type, data: { object } })).toMatchObject(meaning)
})

test('an event of the other mode means nothing here', async () => {
  expect(await readSigned({ livemode: true })).toMatchObject({ type: 'OTHER' })
})

test.each([
  ['no signature', undefined],
  ['an empty one', ''],
  ['one of another secret', signed(JSON.stringify(event()), { secret: 'whsec_of_somebody_else' })],
  ['an empty signature', `t=${NOW / 1000},v1=`],
  ['one of another body', signed(JSON.stringify(event({ account: 'acct_2' })))],
  ['the old scheme only', signed(JSON.stringify(event())).replace('v1=', 'v0=')],
  ['one that is older than five minutes', signed(JSON.stringify(event()), { at: NOW / 1000 - 301 })],
  ['one of the future', signed(JSON.stringify(event()), { at: NOW / 1000 + 301 })],
])('the reader of Stripe events refuses %s', (_name, signature) => {
  return expect(read(JSON.stringify(event()), signature)).rejects.toThrow(PaymentEventRefused)
})

test('the reader of Stripe events refuses a body that was written anew, though it says the same', () => {
  const payload = JSON.stringify(event(), null, 2)
  return expect(read(JSON.stringify(event()), signed(payload))).rejects.toThrow(PaymentEventRefused)
})

test('without a secret nothing is believed, not even what the empty one signed', () => {
  const payload = JSON.stringify(event())
  const byAnybody = createHmac('sha256', '')
    .update(`${NOW / 1000}.${payload}`)
    .digest('hex')
  return expect(read(payload, `t=${NOW / 1000},v1=${byAnybody}`, '')).rejects.toThrow(PaymentEventRefused)
})

test.each(['', 'null', '[]', '{"id":"evt_1"}', 'no JSON'])(
  'the reader of Stripe events refuses %j although it is signed',
  (payload) => {
    const header = payload === '' ? `t=${NOW / 1000},v1=00` : signed(payload)
    return expect(read(payload, header)).rejects.toThrow(PaymentEventRefused)
  },
)

test('the reader of Stripe events takes one good signature among others, as while a secret is being changed', async () => {
  const payload = JSON.stringify(event())
  const header = `${signed(payload)},v1=${'0'.repeat(64)}`
  expect(await read(payload, header)).toMatchObject({ type: 'INTENT' })
})
