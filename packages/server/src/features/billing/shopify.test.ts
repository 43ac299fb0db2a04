import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShopifyShop } from '../../platform/billing/shopify/port.ts'
import { startBilling, type TestBilling } from './testing/start-billing.ts'

let billing: TestBilling
const shops = new Map<string, ShopifyShop>()
beforeAll(async () => {
  billing = await startBilling({ shopOf: async (accountId) => shops.get(accountId) })
})
afterAll(() => billing.stop())

async function aShop(domain: string) {
  const account = await billing.anAccount()
  shops.set(account.accountId, { domain, accessToken: 'shpat_test' })
  return account
}
type Account = Awaited<ReturnType<typeof aShop>>

async function ask({ billing: calls }: Account, planId: string) {
  const { data } = await calls.updateShopify({ planId })
  if (data.type !== 'SHOPIFY_CHECKOUT') throw new Error(data.type)
  return data.checkout
}
const answer = (url: string, word: 'approve' | 'decline') => billing.server.inject(`${url}?answer=${word}`)

test('a shop confirms its plan at Shopify, has it in the one plan state, changes and cancels it there', async () => {
  const account = await aShop('ofelia.myshopify.com')
  const checkout = await ask(account, 'starter-monthly')
  expect((await account.billing.refresh()).data.subscription).toBeNull()
  expect((await answer(checkout.confirmationUrl, 'approve')).headers.location).toContain('/app/account#subscription')
  expect((await account.billing.refresh()).data).toMatchObject({
    subscription: {
      source: 'shopify',
      planId: 'starter-monthly',
      status: 'TRIALING',
      currency: 'USD',
      canChange: false,
    },
    trialDays: 0,
  })
  expect(await billing.levelOf(account)).toBe(100)
  expect((await account.post('/billing/stripe/update-subscription', { planId: 'growth-monthly' })).json().code).toBe(
    'SUBSCRIPTION_ELSEWHERE',
  )
  await answer((await ask(account, 'growth-yearly')).confirmationUrl, 'approve')
  await account.billing.refresh()
  expect(await billing.levelOf(account)).toBe(200)
  expect((await account.post('/billing/shopify/cancel-subscription', { planId: 'starter-monthly' })).statusCode).toBe(
    404,
  )
  await account.billing.cancelShopify({ planId: 'growth-yearly' })
  expect(await billing.levelOf(account)).toBe(0)
  expect((await billing.rowsOf(account)).map(({ status }) => status)).toEqual(['ENDED', 'ENDED'])
})

test('a plan that the merchant does not confirm is none', async () => {
  const account = await aShop('unsure.myshopify.com')
  await answer((await ask(account, 'growth-monthly')).confirmationUrl, 'decline')
  expect((await account.billing.refresh()).data.subscription).toBeNull()
})

test('an account that pays by card gets no second plan through Shopify', async () => {
  const account = await aShop('second.myshopify.com')
  await billing.buy(account, 'growth-monthly')
  const refused = await account.post('/billing/shopify/update-subscription', { planId: 'growth-monthly' })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'SUBSCRIPTION_ELSEWHERE'])
})

test('the emulator of Shopify refuses what its schema does not know, and whoever has no token', async () => {
  const post = (query: string, token: string) =>
    billing.server.inject({
      method: 'POST',
      url: '/dev/shopify/ofelia.myshopify.com/admin/api/2026-10/graphql.json',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': token },
      payload: JSON.stringify({ query }),
    })
  expect((await post('{ currentAppInstallation { colour } }', 'shpat')).json().errors[0].message).toContain('colour')
  expect((await post('{ currentAppInstallation { activeSubscriptions { id } } }', '')).statusCode).toBe(401)
})
