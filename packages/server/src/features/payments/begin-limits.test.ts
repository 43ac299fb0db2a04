import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { limitKey } from '../../platform/limits/store.ts'
import { aShop, startPayments, type TestPayments } from './testing/start-payments.ts'

let payments: TestPayments
beforeAll(async () => {
  payments = await startPayments()
})
afterAll(() => payments.stop())

it('the beginning of payments limits how often one address begins, enough for a hall of guests, and says when to come back', async () => {
  const from = (address: string) => payments.begin({ productId: 'no-such-one', quanity: 1 }, { address })
  const key = limitKey('orders of an address', ['192.0.2.9'])
  await from('192.0.2.9')
  await sql`update auth_limits set hits = array_fill(hits[1], array[299]) where key = ${key}`.execute(payments.db)
  expect((await from('192.0.2.9')).statusCode).toBe(404)
  const refused = await from('192.0.2.9')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await from('198.51.100.77')).statusCode).toBe(404)
})

it('[14.1] a sale that is flooded stays open for those who come anew', async () => {
  const few = await startPayments({ mostOrders: 5 })
  onTestFinished(few.stop)
  const { productId } = await aShop(few, 'few')
  const beginFrom = async (address: string) => (await few.begin({ productId, quanity: 1 }, { address })).statusCode
  const flood = []
  for (let count = 0; count < 12; count++) flood.push(await beginFrom('198.51.100.1'))
  expect(flood).toEqual([...Array(10).fill(200), 429, 429])
  expect(await beginFrom('198.51.100.2')).toBe(200)
})
