import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'

const SECRET = 'whsec_0123456789abcdef'
const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_fedcba9876543210',
}

test('plans are sold with a webhook secret of their own beside the keys, and not without it', () => {
  expect(readConfig(KEYS).billing).toBeUndefined()
  expect(readConfig({ ...KEYS, STRIPE_BILLING_WEBHOOK_SECRET: SECRET, STRIPE_AUTOMATIC_TAX: 'on' }).billing).toEqual({
    secretKey: 'sk_test_a',
    webhookSecret: SECRET,
    automaticTax: true,
  })
})

test('the secret for plans without the keys is refused with the reason', () => {
  expect(() => readConfig({ STRIPE_BILLING_WEBHOOK_SECRET: SECRET })).toThrow('needs STRIPE_SECRET_KEY')
  expect(() => readConfig({ ...KEYS, STRIPE_BILLING_WEBHOOK_SECRET: 'secret' })).toThrow(
    'STRIPE_BILLING_WEBHOOK_SECRET',
  )
})
