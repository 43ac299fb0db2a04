import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from '@taplet/contract'
import { selling } from '@taplet/contract/selling'
import { type TestApp, startTestApp } from '../testing/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

it('lets the demo product be bought on its slide in a rehearsal, and shows what was sold in the last weeks', async () => {
  const { email } = await app.seed()
  await app.seed()
  const row = await app.db.selectFrom('auth_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const authorization = `Bearer ${await app.identity.issueToken(row.id)}`
  const send: typeof fetch = async (url, options) => {
    // The client always calls fetch with a path, one of these methods and a text.
    const method = options?.method as 'GET' | 'POST'
    const sent = options?.headers as Record<string, string>
    const payload = (options?.body as string | undefined) ?? ''
    const answer = await app.server.inject({ method, url: url as string, headers: { ...sent, authorization }, payload })
    return new Response(answer.body, { status: answer.statusCode })
  }
  const calls = createClient(selling, { fetch: send })
  expect((await calls.payouts.fetch()).account).toMatchObject({ state: 'READY', isTest: true })
  const { orders } = await calls.orders.list()
  expect(orders.map(({ state }) => state)).toEqual(['TO_DO', 'TO_DO', 'DONE', 'DONE', 'REFUNDED', 'DONE'])
  expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(6)

  const page = await app.server.inject({ url: '/harbour-mug', headers: { 'user-agent': 'Mozilla/5.0 (iPhone)' } })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Buy')

  // The payments are there: what is left of one can be given back.
  const [newest] = orders
  const { order } = await calls.orders.refund({ orderId: newest?.orderId ?? '', amount: 100 })
  expect(order.refundedAmount).toBe(100)
  expect((await app.server.inject({ url: newest?.providerUrl ?? '' })).statusCode).toBe(200)
})
