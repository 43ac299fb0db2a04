import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startEmulator, type StartedEmulator } from './testing/start-emulator.ts'

/** For events, on a busy machine. */
const PATIENT = { timeout: 8000 }

let emulator: StartedEmulator
let merchant: string
beforeAll(async () => {
  emulator = await startEmulator()
  merchant = await emulator.aMerchant()
})
afterAll(() => emulator.stop())

const order = (key: string, amount = 2800) => ({
  providerAccountId: merchant,
  key,
  amount,
  currency: 'EUR',
  orderId: `order of ${key}`,
  description: 'Dune Coffee, 250 g',
  receiptEmail: 'ada@example.com',
})

test('a merchant can be paid once they said what is asked for', async () => {
  const { payments, origin, post } = emulator
  const accountId = await payments.createAccount({ email: 'new@example.com', key: 'a new one' })
  expect(await payments.readAccount(accountId)).toMatchObject({
    isReady: false,
    missing: ['business_profile.name', 'country', 'external_account'],
  })
  const url = new URL(
    await payments.onboardingUrl(accountId, { returnUrl: `${origin}/back`, refreshUrl: `${origin}/again` }),
  )
  expect(url.origin).toBe(origin)
  const path = url.pathname.replace('/dev/stripe', '') + url.search
  const later = await post(path, { next: 'later' })
  expect([later.status, later.headers.get('location')]).toEqual([303, `${origin}/back`])
  expect((await payments.readAccount(accountId)).isReady).toBe(false)
  expect((await post(path, { name: ' ', country: 'DE', next: 'finish' })).text).toContain(
    'Say what your business is called.',
  )
  await post(path, { name: 'Kiosk', country: 'DE', next: 'finish' })
  expect(await payments.readAccount(accountId)).toEqual({ isReady: true, missing: [] })
})

test('the same key makes one account', async () => {
  const ask = () => emulator.payments.createAccount({ email: 'twice@example.com', key: 'twice' })
  expect(await ask()).toBe(await ask())
})

test('a payment begins, is paid, and part of it is given back', async () => {
  const { payments } = emulator
  const begun = await payments.createIntent(order('paid'))
  expect(begun).toMatchObject({
    amount: 2800,
    currency: 'eur',
    status: 'INCOMPLETE',
    providerStatus: 'requires_payment_method',
    failure: '',
    refundedAmount: 0,
  })
  expect(begun.clientSecret).toContain(`${begun.intentId}_secret_`)
  await emulator.pay(merchant, begun.intentId, 'pm_card_visa')
  expect(await payments.readIntent(merchant, begun.intentId)).toMatchObject({ status: 'SUCCEEDED', refundedAmount: 0 })
  const refund = { providerAccountId: merchant, intentId: begun.intentId }
  expect(await payments.refund({ ...refund, amount: 800, key: 'part' })).toBe(800)
  expect(await payments.refund({ ...refund, amount: 800, key: 'part' })).toBe(800)
  expect(await payments.refund({ ...refund, amount: 2000, key: 'rest' })).toBe(2800)
  await expect(payments.refund({ ...refund, amount: 1, key: 'more' })).rejects.toMatchObject({ isFinal: true })
  expect((await payments.readIntent(merchant, begun.intentId)).refundedAmount).toBe(2800)
})

test.each([
  ['pm_card_chargeDeclined', 'Your card was declined.'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds.'],
])('after %s another card may be tried', async (card, failure) => {
  const { payments } = emulator
  const { intentId } = await payments.createIntent(order(card))
  const refused = await emulator.pay(merchant, intentId, card)
  expect([refused.status, refused.body.error.type]).toEqual([402, 'card_error'])
  expect(await payments.readIntent(merchant, intentId)).toMatchObject({ status: 'INCOMPLETE', failure })
  await emulator.pay(merchant, intentId, 'pm_card_visa')
  expect(await payments.readIntent(merchant, intentId)).toMatchObject({ status: 'SUCCEEDED', failure: '' })
})

test('a bank that takes its time pays, or does not', async () => {
  const { payments, time } = emulator
  const slow = await payments.createIntent(order('slow'))
  const lost = await payments.createIntent(order('lost'))
  await emulator.pay(merchant, slow.intentId, 'pm_rehearsal_slow')
  await emulator.pay(merchant, lost.intentId, 'pm_rehearsal_slowDecline')
  expect((await payments.readIntent(merchant, slow.intentId)).status).toBe('PROCESSING')
  time.now += 5000
  expect((await payments.readIntent(merchant, slow.intentId)).status).toBe('SUCCEEDED')
  expect(await payments.readIntent(merchant, lost.intentId)).toMatchObject({
    status: 'INCOMPLETE',
    failure: 'Your bank did not approve the payment.',
  })
})

test('a bank that asks leads back to the page, with the answer', async () => {
  const { payments, origin, post } = emulator
  for (const [next, word, status] of [
    ['approve', 'succeeded', 'SUCCEEDED'],
    ['refuse', 'failed', 'INCOMPLETE'],
  ] as const) {
    const { intentId, clientSecret } = await payments.createIntent(order(next))
    const asked = await emulator.pay(merchant, intentId, 'pm_card_authenticationRequired')
    const bank = new URL(asked.body.next_action.redirect_to_url.url)
    expect(bank.origin).toBe(origin)
    const page = await (await fetch(bank)).text()
    expect(page).toContain('€28.00')
    const answer = await post(bank.pathname.replace('/dev/stripe', '') + bank.search, { next })
    const back = new URL(answer.headers.get('location') ?? '')
    expect(back.pathname).toBe('/back')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      payment_intent: intentId,
      payment_intent_client_secret: clientSecret,
      redirect_status: word,
    })
    expect((await payments.readIntent(merchant, intentId)).status).toBe(status)
  }
})

test('nobody can pay what was cancelled; cancelling again is fine, cancelling what is paid is not', async () => {
  const { payments } = emulator
  const { intentId } = await payments.createIntent(order('given up'))
  await payments.cancelIntent(merchant, intentId)
  await payments.cancelIntent(merchant, intentId)
  expect((await payments.readIntent(merchant, intentId)).status).toBe('FAILED')
  expect((await emulator.pay(merchant, intentId, 'pm_card_visa')).status).toBe(400)
  const paid = await payments.createIntent(order('kept'))
  await emulator.pay(merchant, paid.intentId, 'pm_card_visa')
  await expect(payments.cancelIntent(merchant, paid.intentId)).rejects.toMatchObject({ isFinal: true })
})

test('fifty times the same key at once is one payment; with another amount it is refused', async () => {
  const { payments } = emulator
  const all = await Promise.all(Array.from({ length: 50 }, () => payments.createIntent(order('fifty'))))
  expect(new Set(all.map(({ intentId }) => intentId)).size).toBe(1)
  await expect(payments.createIntent(order('fifty', 100))).rejects.toMatchObject({ isFinal: true })
})

test('what is in one account is not there for another', async () => {
  const { payments } = emulator
  const other = await emulator.aMerchant('Another')
  const { intentId } = await payments.createIntent(order('mine'))
  await expect(payments.readIntent(other, intentId)).rejects.toMatchObject({ isFinal: true })
  await expect(payments.readIntent('acct_unknown', intentId)).rejects.toMatchObject({ isFinal: true })
})

test('amounts below the least, and accounts that are not ready, are refused for good', async () => {
  const { payments } = emulator
  await expect(payments.createIntent(order('too little', 49))).rejects.toMatchObject({ isFinal: true })
  const unready = await payments.createAccount({ email: 'unready@example.com', key: 'unready' })
  await expect(payments.createIntent({ ...order('unready'), providerAccountId: unready })).rejects.toMatchObject({
    isFinal: true,
  })
})

test('an unknown key is refused, and so is the key of pages where only ours will do', async () => {
  const { post, keys } = emulator
  const stranger = await post('/v1/accounts', { type: 'standard' }, { authorization: 'Bearer sk_test_other' })
  expect([stranger.status, stranger.body.error.type]).toEqual([401, 'invalid_request_error'])
  const page = await post('/v1/accounts', { type: 'standard' }, { authorization: `Bearer ${keys.publishableKey}` })
  expect([page.status, page.body.error.code]).toEqual([401, 'secret_key_required'])
})

test('a page reads a payment with its secret only, and not what is for us', async () => {
  const { payments, origin, keys } = emulator
  const { intentId, clientSecret } = await payments.createIntent(order('of a page'))
  const headers = { authorization: `Bearer ${keys.publishableKey}`, 'stripe-account': merchant }
  const read = async (secret: string) => {
    const query = new URLSearchParams({ client_secret: secret }).toString()
    return fetch(`${origin}/dev/stripe/v1/payment_intents/${intentId}?${query}`, { headers })
  }
  expect((await read('wrong')).status).toBe(404)
  const intent = await (await read(clientSecret)).json()
  expect(intent).toMatchObject({ id: intentId, amount: 2800 })
  expect(intent).not.toHaveProperty('metadata')
})

test('what happens is told, signed, and understood by the driver', async () => {
  const { payments, heard } = emulator
  const { intentId } = await payments.createIntent(order('told'))
  await emulator.pay(merchant, intentId, 'pm_card_chargeDeclined')
  await emulator.pay(merchant, intentId, 'pm_card_visa')
  await payments.refund({ providerAccountId: merchant, intentId, amount: 100, key: 'told' })
  const mine = () => heard.filter(({ body }) => body.includes(intentId))
  await vi.waitFor(() => expect(mine()).toHaveLength(3), PATIENT)
  for (const { body, signature } of mine())
    expect(await payments.readEvent(body, signature)).toMatchObject({
      type: 'INTENT',
      intentId,
      providerAccountId: merchant,
    })
})

test('an event is told again until it is taken', async () => {
  const { payments, hook, eventTypes } = emulator
  hook.status = 500
  const { intentId } = await payments.createIntent(order('retold'))
  await payments.cancelIntent(merchant, intentId)
  hook.status = 200
  await vi.waitFor(() => expect(eventTypes()).toContain('payment_intent.canceled'), PATIENT)
})

test('a merchant who disconnects is told of, and then we may not act for them', async () => {
  const { payments, post, heard } = emulator
  const leaving = await emulator.aMerchant('Leaving')
  await post(`/accounts/${leaving}/disconnect`, {})
  await vi.waitFor(async () => {
    const events = await Promise.all(heard.map(({ body, signature }) => payments.readEvent(body, signature)))
    expect(events).toContainEqual(expect.objectContaining({ type: 'ACCOUNT_GONE', providerAccountId: leaving }))
  }, PATIENT)
  await expect(payments.readAccount(leaving)).rejects.toMatchObject({ isFinal: true })
})

test('a restart loses nothing', async () => {
  const { payments, dataDir } = emulator
  const { intentId } = await payments.createIntent(order('kept over a restart'))
  const again = await startEmulator(dataDir)
  try {
    expect((await again.payments.readIntent(merchant, intentId)).amount).toBe(2800)
    expect((await again.payments.createIntent(order('kept over a restart'))).intentId).toBe(intentId)
  } finally {
    await again.close()
  }
})

test('a payment that is authorized first is taken on our word, or let go', async () => {
  const { payments } = emulator
  const authorized = async (key: string) => {
    const begun = await payments.createIntent({ ...order(key), authorizesFirst: true })
    expect(begun).toMatchObject({ status: 'INCOMPLETE', captureMethod: 'manual' })
    await emulator.pay(merchant, begun.intentId, 'pm_card_visa')
    expect(await payments.readIntent(merchant, begun.intentId)).toMatchObject({ status: 'AUTHORIZED' })
    return begun.intentId
  }
  const taken = await authorized('authorized and taken')
  for (let times = 0; times < 2; times++) await payments.captureIntent(merchant, taken)
  expect(await payments.readIntent(merchant, taken)).toMatchObject({ status: 'SUCCEEDED', refundedAmount: 0 })
  const letGo = await authorized('authorized and let go')
  await payments.cancelIntent(merchant, letGo)
  expect(await payments.readIntent(merchant, letGo)).toMatchObject({ status: 'FAILED' })
  await expect(payments.captureIntent(merchant, letGo)).rejects.toMatchObject({ isFinal: true })
})
