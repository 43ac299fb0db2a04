import { afterAll, beforeAll, expect, it } from 'vitest'
import { ORIGIN, type TestApp, startTestApp } from '../testing/start-test-app.ts'
import { seedProduct } from './seed-product.ts'
import { seedSelling } from './seed-selling.ts'

let content: TestApp
beforeAll(async () => {
  content = await startTestApp({ payments: undefined })
})
afterAll(() => content.stop())

it('seedSelling lets the demo product be bought on its slide in test mode, and shows what was sold in the last weeks', async () => {
  const { accountId, email, headers } = await content.anAccount(200)
  const { db, features, payments, sales } = content
  const dependencies = { db, ...features, ...sales, email, origin: ORIGIN }
  await seedProduct(dependencies)
  for (let times = 0; times < 2; times++) await seedSelling(dependencies)

  expect(await features.payments.payouts.fetch(accountId)).toMatchObject({ state: 'READY', isTest: true })
  const { orders } = (await content.get('/api/orders', { headers })).json()
  expect(orders.map(({ state }: { state: string }) => state)).toEqual([
    'TO_DO',
    'TO_DO',
    'DONE',
    'DONE',
    'REFUNDED',
    'DONE',
  ])
  const { live } = (await content.features.publishing.findByPath('harbour-mug')) ?? {}
  expect(Object.values(live?.products ?? {})).toMatchObject([{ sale: { isTest: true, deliveryPrice: 490 } }])

  // The payments exist and are consistent with the orders.
  const rows = await content.db.selectFrom('orders').selectAll().execute()
  for (const row of rows) {
    const intent = await payments?.readIntent(row.provider_account_id, row.intent_id ?? '')
    expect(intent).toMatchObject({
      status: 'SUCCEEDED',
      amount: row.amount,
      refundedAmount: row.refunded_amount,
    })
  }
})
