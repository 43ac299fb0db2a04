import { CURRENCIES, listPrice, PLANS } from '@taplet/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

let app: TestApp
const catalogue = PLANS.flatMap((plan) =>
  CURRENCIES.map((currency) => ({ planId: plan.planId, currency, amount: listPrice(plan, currency) })),
)
let prices = catalogue
beforeAll(async () => {
  app = await startTestApp({ prices: async () => prices })
})
afterAll(() => app.stop())

describe('the plans that can be bought', () => {
  it('are told to anyone with their prices and what each holds, by the level where it begins', async () => {
    const { data } = await app.visitor.plans.fetchPublic({})
    expect(data.availablePlans.map(({ planId, access, period }) => [planId, access, period])).toEqual([
      ['starter-monthly', 'STARTER', 'monthly'],
      ['starter-yearly', 'STARTER', 'yearly'],
      ['growth-monthly', 'GROWTH', 'monthly'],
      ['growth-yearly', 'GROWTH', 'yearly'],
    ])
    expect(data.availablePlans[0]?.prices).toContainEqual({ currency: 'EUR', amount: 1200 })
    expect(Object.keys(data.planFeaturesByAccessLevel)).toEqual(['0', '100', '200'])
    expect(data.planFeaturesByAccessLevel['0']).toMatchObject({ experiences: 5, noBadge: false, seats: 1 })
    expect(data.planFeaturesByAccessLevel['100']).toMatchObject({ experiences: null, noBadge: true, seats: 2 })
    const named = data.allPlanFeatures.map(({ featureId }) => featureId)
    for (const features of Object.values(data.planFeaturesByAccessLevel)) expect(Object.keys(features)).toEqual(named)
    expect((await app.visitor.plans.fetchPublic({ currency: 'GBP' })).data.currency).toBe('GBP')
  })

  it('name the one that an account has', async () => {
    const account = await app.anAccount()
    const current = async () =>
      (await account.plans.fetch({})).data.availablePlans.filter(({ isCurrent }) => isCurrent).map((one) => one.planId)
    expect(await current()).toEqual([])
    const plan = { accessLevel: 200, source: 'stripe', period: 'yearly' } as const
    await inTransaction(app.db, (trx) => app.features.plans.setSubscriptionLevel(account.accountId, plan, trx))
    expect(await current()).toEqual(['growth-yearly'])
  })

  it('are those that the provider has prices for, at its prices', async () => {
    prices = [{ planId: 'growth-yearly', currency: 'USD', amount: 4711 }]
    const { data } = await app.visitor.plans.fetchPublic({})
    prices = catalogue
    expect(data.availablePlans).toMatchObject([
      { planId: 'growth-yearly', prices: [{ currency: 'USD', amount: 4711 }] },
    ])
  })

  it('refuse an unknown currency, and for an account a missing sign-in', async () => {
    expect((await app.visitor.post(FREE_FOR_ALL, { currency: 'BTC' })).statusCode).toBe(400)
    expect((await app.visitor.post('/billing/shared/fetch-available-plans/auth', {})).statusCode).toBe(401)
  })
})
const FREE_FOR_ALL = '/billing/shared/fetch-available-plans/no-auth'

it('an installation without prices sells no plans and says so', async () => {
  const other = await startTestApp()
  const instance = await other.visitor.instance.fetch({})
  const { data } = await other.visitor.plans.fetchPublic({})
  await other.stop()
  expect(instance.sellsPlans).toBe(false)
  expect(data.availablePlans).toEqual([])
  expect((await app.visitor.instance.fetch({})).sellsPlans).toBe(true)
})

it('the use of a plan counts what the plan limits', async () => {
  const account = await app.anAccount()
  await account.slides.createItem({ itemName: 'One', itemType: 'CUSTOM', websiteUrl: '' })
  const { usage } = await account.plans.fetchUsage({})
  expect(usage.experienceItem).toEqual({ used: 1, limit: 10 })
  expect(usage.experience).toEqual({ used: 0, limit: 5 })
  expect(usage.storageBytes).toEqual({ used: 0, limit: 2 * 1024 ** 3 })
  expect(usage.seats).toEqual({ used: 1, limit: 1 })
  const larger = await app.anAccount(100)
  expect((await larger.plans.fetchUsage({})).usage.link).toEqual({ used: 0, limit: null })
})
