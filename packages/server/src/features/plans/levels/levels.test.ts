import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { anApp } from '../../../testing/an-app.ts'
import type { Config } from '../../../config.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { levels } from './levels.ts'
import type { SubscribedPlan } from './subscribed-plan.ts'

let app: TestApp
let mine: TestAccount
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  mine = await app.anAccount()
})

const account = async () => (await mine.api.account.fetch({})).accountData
const subscribe = (plan: SubscribedPlan | null) =>
  inTransaction(app.db, (trx) => app.features.plans.setSubscriptionLevel(mine.accountId, plan, trx))
const grant = (level: number) => inTransaction(app.db, (trx) => levels.setGrantedLevel(mine.accountId, level, trx))
const starter = { accessLevel: 100, source: 'stripe', period: 'monthly' } as const

it('a subscription lifts an account, and all that it is called agrees', async () => {
  await anApp(mine, 'to-lift')
  expect(await account()).toMatchObject({ accountType: 'CREATOR-FREE', accessLevel: 0 })
  expect(await subscribe(starter)).toBe(100)
  expect(await account()).toMatchObject({
    accessLevel: 100,
    accountType: 'CREATOR-PROFESSIONAL',
    plan: { access: 'STARTER', source: 'stripe', period: 'monthly' },
    subscription: { entitlement: 'PROFESSIONAL', source: 'stripe', period: 'monthly' },
  })
  expect(await subscribe(null)).toBe(0)
  expect(await account()).toMatchObject({ accessLevel: 0, plan: { access: 'FREE', source: null, period: null } })
})

it('the level is the higher of what the operator gave and what is bought', async () => {
  await subscribe(starter)
  expect(await grant(200)).toBe(200)
  expect(await account()).toMatchObject({ accessLevel: 200, subscription: { entitlement: 'BUSINESS' } })
  expect(await subscribe(null)).toBe(200)
  expect(await subscribe(starter)).toBe(200)
  expect(await grant(0)).toBe(100)
  expect(await account()).toMatchObject({ accessLevel: 100, accountType: 'CREATOR-PROFESSIONAL' })
})

it('a level written by the previous release counts as given', async () => {
  await subscribe(starter)
  const write = (level: number) =>
    app.db.updateTable('accounts').set({ access_level: level }).where('account_id', '=', mine.accountId).execute()
  await write(200)
  expect((await account()).accessLevel).toBe(200)
  await write(0)
  expect((await account()).accessLevel).toBe(100)
})

it('an unknown account gets no level', async () => {
  await expect(
    inTransaction(app.db, (trx) => levels.setSubscriptionLevel('nobody', starter, trx)),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('[14.14] an installation gives every account its default plan, those that are there and those to come', async () => {
  const start = async (config: Partial<Config>) => (await startTestApp({ config, database: app.database })).stop()
  await start({ defaultPlan: 'GROWTH' })
  const later = await app.anAccount()
  for (const { api } of [mine, later])
    expect((await api.account.fetch({})).accountData).toMatchObject({
      accessLevel: 200,
      subscription: { entitlement: 'BUSINESS', source: null },
    })
  await grant(100)
  await start({ defaultPlan: 'FREE' })
  expect((await account()).accessLevel).toBe(100)
  expect((await later.api.account.fetch({})).accountData.accessLevel).toBe(0)
})

it.each([
  ['Free in development', { isDevelopment: true }, 0],
  ['the largest where no plans are sold', { isDevelopment: false }, 200],
])('[14.14] the default plan is %s', async (_, config, level) => {
  const other = await startTestApp({ config, database: app.database })
  expect((await account()).accessLevel).toBe(level)
  await other.stop()
  await (await startTestApp({ database: app.database })).stop()
})
