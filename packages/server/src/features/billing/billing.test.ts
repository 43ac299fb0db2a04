import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { FAILS_LATER, startBilling, type TestBilling } from './testing/start-billing.ts'

let billing: TestBilling
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.stop())

const DAY = 86_400_000

test('whoever has no plan is led to a page to pay at, and on return the plan is there before any event', async () => {
  const account = await billing.anAccount()
  expect((await account.billing.fetchSubscription()).data).toEqual({
    subscription: null,
    pendingSubscriptionChange: null,
    isSold: true,
    isTest: true,
    trialDays: 14,
    isPaying: false,
  })
  const page = await billing.begin(account, 'growth-monthly')
  expect(page.url).toContain(page.sessionId)
  expect((await account.billing.fetchSubscription()).data.isPaying).toBe(true)
  await billing.fill(page.url, { card: '4242424242424242', next: 'pay' })
  const { data } = await account.billing.refresh()
  expect(data.subscription).toMatchObject({
    source: 'stripe',
    planId: 'growth-monthly',
    access: 'GROWTH',
    period: 'monthly',
    status: 'TRIALING',
    currency: 'EUR',
    amount: 3000,
    canChange: true,
  })
  expect(data).toMatchObject({ trialDays: 0, isPaying: false })
  expect(await billing.levelOf(account)).toBe(200)
})

test('double clicks and two tabs get one page, another plan ends the first page, and one subscription comes of it', async () => {
  const account = await billing.anAccount()
  const [one, two] = await Promise.all([
    billing.begin(account, 'starter-monthly'),
    billing.begin(account, 'starter-monthly'),
  ])
  expect(two).toEqual(one)
  const other = await billing.begin(account, 'growth-monthly')
  expect(other.sessionId).not.toBe(one.sessionId)
  expect((await billing.fill(one.url, { card: '4242424242424242', next: 'pay' })).text).toContain('This page has ended')
  await billing.fill(other.url, { card: '4242424242424242', next: 'pay' })
  // Pressed again in the other tab: what was bought is found, and nothing is bought twice.
  expect((await account.billing.updateStripe({ planId: 'growth-monthly' })).data).toEqual({
    type: 'SUBSCRIPTION',
    subscription: { access: 'GROWTH', source: 'stripe', period: 'monthly' },
  })
  expect(await billing.rowsOf(account)).toHaveLength(1)
})

test('a declined card buys nothing, a promotion code lowers the first bill', async () => {
  const account = await billing.anAccount()
  const page = await billing.begin(account, 'starter-monthly')
  const declined = await billing.fill(page.url, { card: '4000000000000002', next: 'pay' })
  expect(declined.text).toContain('Your card was declined.')
  expect((await billing.fill(page.url, { code: 'NOTHING', next: 'apply' })).text).toContain('This code is invalid.')
  expect((await billing.fill(page.url, { code: 'welcome20', next: 'apply' })).text).toContain('20 % off')
  expect((await account.billing.refresh()).data.subscription).toBeNull()
  expect(await billing.levelOf(account)).toBe(0)
})

/** An account past its trial, with a period that has just begun. */
async function paying(planId: string, card?: string) {
  const account = await billing.anAccount()
  await billing.buy(account, planId, card)
  await billing.usePortal(account, { next: 'period' })
  await account.billing.refresh()
  return account
}

test('going up is shown to the cent, charged so and made at once', async () => {
  const account = await paying('starter-monthly')
  const { data: shown } = await account.billing.previewStripe({ planId: 'growth-monthly' })
  expect(shown).toMatchObject({ kind: 'NOW', currency: 'EUR', kept: 0, next: { amount: 3000, period: 'monthly' } })
  expect(shown.lines.map(({ isCredit, planId }) => [planId, isCredit])).toEqual([
    ['starter-monthly', true],
    ['growth-monthly', false],
  ])
  expect(shown.due).toBe(shown.lines.reduce((sum, { amount }) => sum + amount, 0))
  const { due, at } = shown
  const wrong = await account.post('/billing/stripe/update-subscription', {
    planId: 'growth-monthly',
    at,
    due: due - 1,
  })
  expect(wrong.statusCode).toBe(409)
  expect(await billing.levelOf(account)).toBe(100)
  const change = () => account.billing.updateStripe({ planId: 'growth-monthly', at, due })
  await Promise.all([change(), change()])
  expect(await billing.levelOf(account)).toBe(200)
  const { data: bills } = await account.billing.listInvoices()
  expect(bills.invoices.map(({ total }) => total)).toEqual([due, 1200, 0])
  expect(bills.next).toMatchObject({ due: 3000, card: 'Visa 4242' })
})

test('going down waits for the end of the period, can be taken back, and then happens by itself', async () => {
  const account = await paying('growth-monthly')
  const { data: shown } = await account.billing.previewStripe({ planId: 'starter-monthly' })
  expect(shown).toMatchObject({ kind: 'LATER', due: 0, lines: [], next: { amount: 1200 } })
  await account.billing.updateStripe({ planId: 'starter-monthly' })
  const pending = { planId: 'starter-monthly', access: 'STARTER', period: 'monthly', at: shown.at }
  expect((await account.billing.fetchSubscription()).data).toMatchObject({
    pendingSubscriptionChange: pending,
    subscription: { planId: 'growth-monthly' },
  })
  expect((await account.billing.listInvoices()).data.next?.due).toBe(1200)
  expect((await account.billing.keepStripe()).data.pendingSubscriptionChange).toBeNull()
  await account.billing.updateStripe({ planId: 'starter-monthly' })
  await billing.usePortal(account, { next: 'period' })
  expect((await account.billing.refresh()).data).toMatchObject({
    pendingSubscriptionChange: null,
    subscription: { planId: 'starter-monthly', status: 'ACTIVE' },
  })
  expect(await billing.levelOf(account)).toBe(100)
})

test('a cancelled plan stays until its period ends, can be kept, and then is Free with a mail', async () => {
  const account = await paying('starter-monthly')
  const { data: ending } = await account.billing.cancelStripe()
  expect(ending.pendingSubscriptionChange).toMatchObject({ planId: 'free', access: 'FREE' })
  expect(await billing.levelOf(account)).toBe(100)
  expect((await account.billing.keepStripe()).data.pendingSubscriptionChange).toBeNull()
  await account.billing.updateStripe({ planId: 'free' })
  await billing.usePortal(account, { next: 'period' })
  await account.billing.refresh()
  expect((await account.billing.fetchSubscription()).data).toMatchObject({ subscription: null, trialDays: 0 })
  expect(await billing.levelOf(account)).toBe(0)
  await billing.runJobs()
  expect(billing.mails.filter(({ to }) => to === account.email).map(({ subject }) => subject)).toEqual([
    'Your Starter plan has ended',
  ])
})

test('a failed payment is told, the plan stays in grace, paying mends it, and without a payment it is Free', async () => {
  const account = await paying('starter-monthly', FAILS_LATER)
  const { data: failed } = await account.billing.fetchSubscription()
  expect(failed.subscription).toMatchObject({ status: 'PAST_DUE', access: 'STARTER' })
  expect(failed.subscription?.payUrl).toContain('/dev/stripe/invoices/')
  expect(await billing.levelOf(account)).toBe(100)
  await billing.runJobs()
  expect(billing.mails.find(({ to }) => to === account.email)?.subject).toBe('Your payment for the Starter plan failed')
  const refused = await account.post('/billing/stripe/update-subscription', { planId: 'growth-monthly' })
  expect(refused.json().code).toBe('SUBSCRIPTION_UNPAID')
  await billing.stripe.post((failed.subscription?.payUrl ?? '').replace('/dev/stripe', ''), {
    card: '4242424242424242',
  })
  expect((await account.billing.refresh()).data.subscription).toMatchObject({ status: 'ACTIVE', graceEnd: null })
  await billing.usePortal(account, { next: 'period' })
  await account.billing.refresh()
  billing.clock.now = new Date(billing.clock.now.getTime() + 15 * DAY)
  billing.stripe.time.now += 15 * DAY
  await billing.runJob('billing.stale')
  expect(await billing.levelOf(account)).toBe(0)
})

test('a card that cannot pay a change changes nothing', async () => {
  const account = await paying('starter-monthly')
  await billing.usePortal(account, { next: 'card', card: FAILS_LATER })
  const refused = await account.post('/billing/stripe/update-subscription', { planId: 'growth-monthly' })
  expect([refused.statusCode, refused.json().code]).toEqual([402, 'CARD_DECLINED'])
  expect((await account.billing.refresh()).data.subscription?.planId).toBe('starter-monthly')
})

test('the mail before a trial ends is sent once', async () => {
  const account = await billing.anAccount()
  await billing.buy(account, 'growth-monthly')
  for (let day = 0; day < 12; day++) await billing.usePortal(account, { next: 'day' })
  await billing.stripe.billing.readPrices(['x'])
  await expect.poll(() => billing.stripe.heardOfPlans.some(({ body }) => body.includes('trial_will_end'))).toBe(true)
  await billing.bringAll()
  await billing.runJobs()
  const mails = billing.mails.filter(({ to }) => to === account.email)
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your trial of Growth ends on /)])
})

test.each(['app_store', 'shopify'] as const)(
  'a plan bought through %s is changed there and nowhere else',
  async (source) => {
    const account = await billing.anAccount()
    const at = billing.clock.now
    const row = { subscription_id: `other ${source}`, account_id: account.accountId, source, is_test: true }
    const dates = { started_at: at, period_end: new Date(at.getTime() + DAY), read_at: at }
    await billing.db
      .insertInto('subscriptions')
      .values({ ...row, ...dates, plan_id: 'starter-yearly', status: 'ACTIVE', currency: 'EUR', amount: 12_000 })
      .execute()
    expect((await account.billing.fetchSubscription()).data.subscription).toMatchObject({ source, canChange: false })
    for (const path of ['update-subscription', 'create-billing-portal-session', 'cancel-subscription']) {
      const answer = await account.post(`/billing/stripe/${path}`, { planId: 'growth-monthly' })
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'SUBSCRIPTION_ELSEWHERE'])
    }
  },
)

test('closing an account ends what it pays, and an open page with it', async () => {
  const account = await paying('growth-monthly')
  await billing.features.billing.endForClosing(account.accountId)
  await billing.features.billing.endForClosing(account.accountId)
  expect(await billing.rowsOf(account)).toMatchObject([{ status: 'ENDED' }])
  const other = await billing.anAccount()
  const page = await billing.begin(other, 'starter-monthly')
  await billing.features.billing.endForClosing(other.accountId)
  expect((await billing.fill(page.url, { card: '4242424242424242', next: 'pay' })).text).toContain('has ended')
})

test('plans that do not exist, and accounts without one, are refused with a reason', async () => {
  const account = await billing.anAccount()
  for (const [path, body, status] of [
    ['stripe/update-subscription', { planId: 'platinum' }, 400],
    ['stripe/update-subscription', { planId: '' }, 400],
    ['stripe/update-subscription', { planId: 'free' }, 404],
    ['stripe/preview-subscription', { planId: 'growth-monthly' }, 404],
    ['stripe/cancel-subscription', {}, 404],
    ['stripe/create-billing-portal-session', {}, 404],
    ['shopify/update-subscription', { planId: 'growth-monthly' }, 400],
    ['shopify/cancel-subscription', { planId: 'growth-monthly' }, 404],
  ] as const)
    expect([path, (await account.post(`/billing/${path}`, body)).statusCode]).toEqual([path, status])
})

test('nobody sees or changes what another account pays', async () => {
  const [own, other] = [await paying('growth-monthly'), await billing.anAccount()]
  expect((await other.billing.fetchSubscription()).data.subscription).toBeNull()
  expect((await other.billing.listInvoices()).data).toEqual({ invoices: [], next: null })
  await expect(refusal(other.billing.cancelStripe())).resolves.toMatchObject({ code: 'NOT_FOUND' })
  expect((await own.billing.refresh()).data.pendingSubscriptionChange).toBeNull()
})
