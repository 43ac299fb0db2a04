import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPayments } from '../features/payments/create-payments.ts'
import { createBind } from '../platform/http/bind.ts'
import { createOwnFetch } from '../platform/http/own-fetch.ts'
import { choosePayments } from '../platform/payments/index.ts'
import { createStripeEmulator } from '../emulators/stripe/create-stripe-emulator.ts'
import { authenticateById } from '../testing/an-account.ts'
import { type Content, startContent } from '../testing/start-content.ts'
import { seedProduct } from './seed-product.ts'
import { seedSelling } from './seed-selling.ts'
import { makeSandboxSales } from './selling/sandbox-sales.ts'

const [origin, email] = ['https://taplet.example', 'demo@taplet.example']
let content: Content
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taplet-selling-'))
})
afterAll(async () => {
  await content.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A server with the rehearsal of the provider in it, and a demo account. */
async function start() {
  content = await startContent({ saleOf: (...of) => payments.payouts.saleOf(...of) })
  const { db, server, products } = content
  const ownFetch = createOwnFetch(server)
  const onError = (error: unknown) => void content.failures.push(error)
  const rehearsal = createStripeEmulator({ dataDir: folder, ownFetch, sign: (text) => text.repeat(20), onError })
  const provider = choosePayments({ config: undefined, rehearsal })
  if (!provider) throw new Error('there is no rehearsal')
  const payments = createPayments({
    db,
    jobs: { enqueue: async () => {} },
    mail: { send: async () => {} },
    publicUrl: origin,
    originOf: () => origin,
    provider,
    products: products.sale,
    contactsOf: async () => ({ email }),
    addressKey: (address) => address,
    signFor: () => (text) => text,
    onError,
  })
  const authenticate = authenticateById(db)
  payments.routes(createBind(server, authenticate))
  payments.addPages(server, authenticate)
  rehearsal.addRoutes(server)
  const { accountId, ...account } = await content.anAccount(200)
  const stamps = { created_at: new Date(), updated_at: new Date() }
  const user = { id: accountId, name: 'Demo', email, email_verified: true, ...stamps }
  await db.insertInto('auth_user').values(user).execute()
  const sales = makeSandboxSales({ provider, secretKey: rehearsal.keys.secretKey, ownFetch })
  return { payments, account, accountId, sales, provider }
}

it('lets the demo product be bought on its slide in a rehearsal, and shows what was sold in the last weeks', async () => {
  const { payments, accountId, sales, provider } = await start()
  await seedProduct({ ...content, email, origin })
  for (let times = 0; times < 2; times++)
    await seedSelling({ ...content, email, origin, payouts: payments.payouts, rehearsal: sales })

  expect(await payments.payouts.fetch(accountId)).toMatchObject({ state: 'READY', isTest: true })
  const headers = { authorization: `Bearer ${accountId}` }
  const { orders } = (await content.get('/api/orders', { headers })).json()
  expect(orders.map(({ state }: { state: string }) => state)).toEqual([
    'TO_DO',
    'TO_DO',
    'DONE',
    'DONE',
    'REFUNDED',
    'DONE',
  ])
  const { live } = (await content.findExperience('harbour-mug')) ?? {}
  expect(Object.values(live?.products ?? {})).toMatchObject([{ sale: { isTest: true, deliveryPrice: 490 } }])

  // The payments are there: they say of themselves what the orders say.
  const rows = await content.db.selectFrom('orders').selectAll().execute()
  for (const row of rows) {
    const intent = await provider.readIntent(row.provider_account_id, row.intent_id ?? '')
    expect(intent).toMatchObject({
      status: 'SUCCEEDED',
      amount: row.amount,
      refundedAmount: row.refunded_amount,
    })
  }
})
