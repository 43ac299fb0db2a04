import { afterEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp | undefined
afterEach(async () => {
  await app?.stop()
  app = undefined
})

const ADDRESSES = [
  '/dev/stripe/v3/',
  '/dev/stripe/elements',
  '/dev/stripe/files/elements.js',
  '/dev/stripe/files/pages.css',
] as const

test('in development the server carries the emulator', async () => {
  app = await startTestApp({ payments: undefined })
  for (const url of ADDRESSES) expect((await app.server.inject(url)).statusCode, url).toBe(200)
  const account = await app.server.inject({ url: '/dev/stripe/v1/accounts', method: 'POST' })
  expect(account.statusCode).toBe(401)
})

test.each([
  ['in production', { isDevelopment: false, payments: undefined }],
  [
    'with keys of Stripe',
    { payments: { secretKey: 'sk_test_a', publishableKey: 'pk_test_a', webhookSecret: 'whsec_0123456789abcdef' } },
  ],
])('%s there is none', async (_name, settings) => {
  app = await startTestApp({ payments: undefined, config: settings })
  for (const url of [...ADDRESSES, '/dev/stripe/connect/acct_1', '/dev/stripe/v1/accounts/acct_1'])
    expect((await app.server.inject(url)).statusCode, url).toBe(404)
})
