import { expect, test, vi } from 'vitest'
import { PaymentProviderError } from '../port.ts'
import { STRIPE_ENDPOINT } from './stripe-endpoint.ts'
import { createStripePayments } from './stripe-driver.ts'

const keys = { secretKey: 'sk_test_abc', publishableKey: 'pk_test_abc', webhookSecret: 'whsec_0123456789abcdef' }

interface Asked {
  url: string
  headers: Headers
  body: URLSearchParams
}

/** The driver with a Stripe that gives these responses in turn; the last one repeats. */
function before(...answers: (() => Response | Promise<Response>)[]) {
  const asked: Asked[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    asked.push({ url, headers: new Headers(init?.headers), body: await formOf(init) })
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    return answer ? answer() : Promise.reject(new TypeError('fetch failed'))
  }
  return { asked, payments: createStripePayments({ keys, endpoint: { ...STRIPE_ENDPOINT, fetch } }) }
}
/** What the SDK sent. */
const formOf = async (init: RequestInit | undefined): Promise<URLSearchParams> =>
  new URLSearchParams(await new Response(init?.body ?? null).text())

const says = (status: number, body: unknown) => () => Response.json(body, { status })
const error = (status: number, code: string) =>
  says(status, { error: { type: 'invalid_request_error', code, message: code } })

const intent = {
  id: 'pi_1',
  client_secret: 'pi_1_secret_x',
  amount: 2800,
  currency: 'eur',
  status: 'succeeded',
  capture_method: 'automatic_async',
  latest_charge: { amount_refunded: 300 },
}
const order = {
  providerAccountId: 'acct_1',
  key: 'order-1',
  amount: 2800,
  currency: 'EUR',
  orderId: 'o1',
  description: 'Coffee',
}

test('an order is a direct charge in the account of the merchant, once', async () => {
  const { payments, asked } = before(says(200, { ...intent, status: 'requires_payment_method', latest_charge: null }))
  expect(await payments.createIntent(order)).toEqual({
    intentId: 'pi_1',
    clientSecret: 'pi_1_secret_x',
    amount: 2800,
    currency: 'eur',
    providerStatus: 'requires_payment_method',
    status: 'INCOMPLETE',
    captureMethod: 'automatic_async',
    failure: '',
    refundedAmount: 0,
  })
  const [request] = asked
  expect(request?.url).toBe('https://api.stripe.com/v1/payment_intents')
  expect(request?.headers.get('stripe-account')).toBe('acct_1')
  expect(request?.headers.get('idempotency-key')).toBe('intent order-1')
  expect(Object.fromEntries(request?.body ?? [])).toMatchObject({
    amount: '2800',
    currency: 'eur',
    'metadata[orderId]': 'o1',
    'automatic_payment_methods[enabled]': 'true',
  })
  expect(request?.body.has('application_fee_amount')).toBe(false)
})

test.each([
  ['requires_payment_method', 'INCOMPLETE'],
  ['requires_action', 'INCOMPLETE'],
  ['processing', 'PROCESSING'],
  ['requires_capture', 'AUTHORIZED'],
  ['succeeded', 'SUCCEEDED'],
  ['canceled', 'FAILED'],
  ['a word that comes later', 'INCOMPLETE'],
])('an intent that is %s is %s', async (status, expected) => {
  const { payments } = before(says(200, { ...intent, status }))
  expect(await payments.readIntent('acct_1', 'pi_1')).toMatchObject({ status: expected, refundedAmount: 300 })
})

test('what fails once is asked once more, with the same key', async () => {
  const { payments, asked } = before(says(500, {}), says(200, intent))
  await payments.createIntent(order)
  expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['intent order-1', 'intent order-1'])
})

test('a Stripe that is down is said to be out of reach, after two requests', async () => {
  const { payments, asked } = before()
  await expect(payments.readAccount('acct_1')).rejects.toMatchObject({
    isFinal: false,
    message: 'The payment service cannot be reached.',
  })
  expect(asked).toHaveLength(2)
})

test('a Stripe that does not answer is given up within ten seconds', async () => {
  await before(says(200, intent)).payments.readIntent('acct_1', 'pi_1') // the SDK is loaded from now on
  const { payments, asked } = before(() => new Promise(() => undefined))
  vi.useFakeTimers()
  try {
    const refusal = payments.readAccount('acct_1').catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await refusal).toMatchObject({ isFinal: false })
    expect(asked.length).toBeLessThanOrEqual(2)
  } finally {
    vi.useRealTimers()
  }
})

test('a refusal is final, in the words of Stripe', async () => {
  const { payments, asked } = before(error(400, 'amount_too_small'))
  await expect(payments.createIntent(order)).rejects.toMatchObject({ isFinal: true, message: 'amount_too_small' })
  expect(asked).toHaveLength(1)
})

test.each([401, 403])('what %i says of our keys is not passed on', async (status) => {
  const { payments } = before(error(status, 'Invalid API Key provided: sk_test_****abc'))
  const refusal = await payments.readAccount('acct_1').catch((reason: unknown) => reason)
  expect(refusal).toMatchObject({ isFinal: true })
  expect(String(refusal)).not.toContain('sk_test')
})

test('too many requests may pass', async () => {
  const { payments } = before(error(429, 'rate_limit'))
  await expect(payments.readAccount('acct_1')).rejects.toMatchObject({ isFinal: false })
})

test('an answer that is not of the promised shape is an error, not an order', async () => {
  const { payments } = before(says(200, { ...intent, amount: '2800' }))
  await expect(payments.readIntent('acct_1', 'pi_1')).rejects.toBeInstanceOf(PaymentProviderError)
})

test('cancelling what cannot be cancelled is fine only where it is cancelled', async () => {
  const unexpected = error(400, 'payment_intent_unexpected_state')
  await before(unexpected, says(200, { ...intent, status: 'canceled' })).payments.cancelIntent('acct_1', 'pi_1')
  const { payments } = before(unexpected, says(200, intent))
  await expect(payments.cancelIntent('acct_1', 'pi_1')).rejects.toMatchObject({ isFinal: true })
})

test('pages of the merchant are of the mode that the keys are of', () => {
  const { payments } = before()
  expect(payments.isTest).toBe(true)
  expect(payments.intentPage('acct_1', 'pi_1')).toBe('https://dashboard.stripe.com/acct_1/test/payments/pi_1')
  const live = createStripePayments({ keys: { ...keys, secretKey: 'rk_live_abc' }, endpoint: STRIPE_ENDPOINT })
  expect(live.isTest).toBe(false)
  expect(live.intentPage('acct_1', 'pi_1')).toBe('https://dashboard.stripe.com/acct_1/payments/pi_1')
})
