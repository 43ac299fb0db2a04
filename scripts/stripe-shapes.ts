import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/**
 * `npm run stripe-shapes -- fixtures3.json COMMIT`: takes the objects that we use out of the shapes
 * that Stripe publishes as `openapi/fixtures3.json` in github.com/stripe/openapi.
 */
const USED = [
  'account',
  'account_link',
  'billing_portal.session',
  'charge',
  'checkout.session',
  'customer',
  'event',
  'invoice',
  'payment_intent',
  'price',
  'refund',
  'subscription',
  'subscription_schedule',
]
const [file = '', commit = ''] = process.argv.slice(2)
const { resources } = JSON.parse(readFileSync(file, 'utf8')) as { resources: Record<string, unknown> }
const shapes = {
  source: 'https://github.com/stripe/openapi, openapi/fixtures3.json',
  commit,
  license: 'MIT, Copyright (c) 2011- Stripe, Inc. (https://stripe.com)',
  resources: Object.fromEntries(USED.map((name) => [name, resources[name]])),
}
writeFileSync(
  join(root, 'packages/server/src/emulators/stripe/testing/recorded-shapes.json'),
  `${JSON.stringify(shapes, null, 2)}\n`,
)
