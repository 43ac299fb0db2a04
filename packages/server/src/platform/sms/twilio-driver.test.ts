import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestStore, type TestStore } from '../../testing/database/start-store.ts'
import { REFUSED, startTwilio, TWILIO_ACCOUNT } from '../../testing/start-twilio.ts'
import { smsConformance } from './conformance.ts'
import { createPriceGuard } from './price-guard.ts'
import { readPrices } from './price-list.ts'
import { createTwilioSms } from './twilio-driver.ts'

let store: TestStore
let twilio: Awaited<ReturnType<typeof startTwilio>>
let now = new Date('2026-11-20T23:00:00Z')
beforeAll(async () => {
  ;[store, twilio] = await Promise.all([startTestStore(), startTwilio()])
})
afterAll(async () => {
  twilio.stop()
  await store.stop()
})
// Each test spends the money of its own day.
beforeEach(() => {
  now = new Date(now.getTime() + 24 * 3_600_000)
})

const aDriver = (countries = 'PT=0.05,US=0.01', dailyBudget = 10, account = TWILIO_ACCOUNT) => {
  const guard = createPriceGuard({ db: store.db, prices: readPrices(countries), dailyBudget, clock: () => now })
  return createTwilioSms({ ...account, guard, endpoint: twilio.endpoint })
}
const PORTUGAL = '+351912345678'
const send = (driver: ReturnType<typeof aDriver>, to = PORTUGAL, text = '123456 is your code') =>
  driver.send({ to, text })

smsConformance('Twilio', () => ({
  sms: aDriver(),
  received: async () => twilio.received.map(({ to, text }) => ({ to, text })),
}))

it('[14.13] Twilio gets the number of the account or its service, and drops what comes too late', async () => {
  await send(aDriver())
  const form = { To: PORTUGAL, Body: '123456 is your code', ValidityPeriod: '600' }
  expect(twilio.received.at(-1)?.form).toEqual({ ...form, From: TWILIO_ACCOUNT.from })
  const service = `MG${'1'.repeat(32)}`
  await send(aDriver(undefined, undefined, { ...TWILIO_ACCOUNT, from: service }))
  expect(twilio.received.at(-1)?.form).toEqual({ ...form, MessagingServiceSid: service })
})

it('[14.13] a message that Twilio refuses is an error with its code and without the number', async () => {
  const refused = send(aDriver(), REFUSED.to)
  await expect(refused).rejects.toThrow('HTTP 400, code 21211')
  await expect(refused).rejects.not.toThrow(REFUSED.to)
  const wrongToken = aDriver(undefined, undefined, { ...TWILIO_ACCOUNT, authToken: 'another-token-1' })
  await expect(send(wrongToken)).rejects.toThrow('HTTP 401, code 20003')
})

it.each([
  ['a country of the list', PORTUGAL, true],
  ['another country', '+491512345678', false],
  ['a fixed line', '+351213456789', false],
  ['a premium number', '+351601234567', false],
  ['a prefix that is priced', '+447812345678', true],
  ['a longer prefix that is refused', '+447911123456', false],
  ['no number', 'Ana', false],
])('[14.13] %s is served or not: %s', async (_name, to, isServed) => {
  expect(aDriver('PT=0.05,+447=0.04,+4479=no').serves(to)).toBe(isServed)
})

it('[14.13] nothing is sent to a number that is not served', async () => {
  const before = twilio.received.length
  await expect(send(aDriver(), '+491512345678')).rejects.toThrow('SMS_COUNTRIES')
  expect(twilio.received).toHaveLength(before)
})

it('[14.13] the budget of a day is never exceeded, by messages at the same time of two processes either', async () => {
  const processes = [aDriver('PT=0.3', 1), aDriver('PT=0.3', 1)]
  const before = twilio.received.length
  const sent = await Promise.allSettled(processes.flatMap((driver) => [send(driver), send(driver), send(driver)]))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(twilio.received).toHaveLength(before + 3)
  await expect(send(processes[0] ?? aDriver())).rejects.toThrow('SMS_DAILY_BUDGET')
  now = new Date(now.getTime() + 2 * 3_600_000) // past midnight
  await send(processes[0] ?? aDriver())
})

it('[14.13] one country cannot take the whole day, and longer messages cost more', async () => {
  const driver = aDriver('PT=0.2,US=0.2', 1)
  await send(driver, PORTUGAL, '☕'.repeat(71)) // two parts
  await expect(send(driver)).rejects.toThrow('pumping')
  await send(driver, '+12015550123')
})

it('[14.13] a list of prices says which line is wrong', () => {
  for (const item of ['PT', 'pt=0.1', 'PT=', 'PT=-1', 'PT=0', '+0=1', 'PT=cheap'])
    expect(() => readPrices(`US=0.01,${item}`)).toThrow(`"${item}"`)
})
