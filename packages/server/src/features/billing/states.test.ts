import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBilling, type TestBilling } from './testing/start-billing.ts'

let billing: TestBilling
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.stop())

const PAYS = '4242424242424242'
/** Asks the bank each time, as Stripe's card of this number does. */
const ASKS = '4000002760003184'
const DECLINED = '4000000000000341'

/** An account past its trial, with a period that has just begun. */
async function paying(planId: string) {
  const account = await billing.anAccount()
  await billing.buy(account, planId)
  await billing.usePortal(account, { next: 'period' })
  await account.billing.refresh()
  return account
}
type Account = Awaited<ReturnType<typeof paying>>

const subjectsOf = ({ email }: Account) => billing.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

test('a change whose bank wants to be asked waits for its page, changes nothing until then, and is made once confirmed', async () => {
  const account = await paying('starter-monthly')
  await billing.usePortal(account, { next: 'card', card: ASKS })
  const { at, due } = (await account.billing.previewStripe({ planId: 'growth-monthly' })).data
  const change = () => account.billing.updateStripe({ planId: 'growth-monthly', at, due })
  const [{ data: page }, { data: again }] = await Promise.all([change(), change()])
  expect(page).toMatchObject({ type: 'CHECKOUT', url: expect.stringContaining('/dev/stripe/invoices/') })
  const waiting = (await account.billing.fetchSubscription()).data.subscription
  expect(waiting).toMatchObject({ planId: 'starter-monthly', status: 'ACTIVE', confirmBy: expect.any(String) })
  expect(await billing.levelOf(account)).toBe(100)
  const url = again.type === 'CHECKOUT' ? again.url : ''
  expect((await billing.fill(`http://x${url}`, { card: ASKS, next: 'pay' })).text).toContain('Is it you?')
  expect((await billing.fill(`http://x${url}`, { card: ASKS, next: 'refuse' })).text).toContain('could not make sure')
  expect((await account.billing.refresh()).data.subscription?.planId).toBe('starter-monthly')
  await billing.fill(`http://x${url}`, { card: ASKS, next: 'approve' })
  await billing.stripe.settled()
  await billing.bringAll()
  expect((await account.billing.fetchSubscription()).data.subscription).toMatchObject({
    planId: 'growth-monthly',
    confirmBy: null,
  })
  expect(await billing.levelOf(account)).toBe(200)
  expect((await account.billing.listInvoices()).data.invoices[0]).toMatchObject({ total: due, state: 'PAID' })
})

test('a change that is never confirmed is forgotten after a day, and nothing is charged', async () => {
  const account = await paying('starter-monthly')
  await billing.usePortal(account, { next: 'card', card: ASKS })
  await account.billing.updateStripe({ planId: 'growth-monthly' })
  await billing.usePortal(account, { next: 'day' })
  expect((await account.billing.refresh()).data.subscription).toMatchObject({
    planId: 'starter-monthly',
    confirmBy: null,
    payUrl: '',
  })
  expect((await account.billing.listInvoices()).data.invoices[0]?.state).toBe('VOID')
})

test.each([
  [DECLINED, 'Your bank declined the card'],
  [ASKS, 'Your bank wants to confirm this payment'],
])('an upgrade that card %s refuses keeps the downgrade that was to come', async (card, words) => {
  const account = await paying('growth-monthly')
  await account.billing.updateStripe({ planId: 'starter-monthly' })
  const before = (await account.billing.fetchSubscription()).data.pendingSubscriptionChange
  await billing.usePortal(account, { next: 'card', card })
  const refused = await account.post('/billing/stripe/update-subscription', { planId: 'growth-yearly' })
  expect([refused.statusCode, refused.json().message]).toEqual([402, expect.stringContaining(words)])
  expect((await account.billing.refresh()).data.pendingSubscriptionChange).toEqual(before)
})

test('an upgrade that waits for the bank leaves a cancelled plan cancelled until it is confirmed', async () => {
  const account = await paying('starter-monthly')
  await account.billing.cancelStripe()
  await billing.usePortal(account, { next: 'card', card: ASKS })
  const { data } = await account.billing.updateStripe({ planId: 'growth-monthly' })
  expect((await account.billing.refresh()).data.pendingSubscriptionChange).toMatchObject({ planId: 'free' })
  await billing.fill(`http://x${data.type === 'CHECKOUT' ? data.url : ''}`, { card: ASKS, next: 'approve' })
  expect((await account.billing.refresh()).data).toMatchObject({
    pendingSubscriptionChange: null,
    subscription: { planId: 'growth-monthly' },
  })
})

test.each([
  ['incomplete', 'INCOMPLETE', 'Your Growth plan has not begun yet'],
  ['unpaid', 'UNPAID', 'Your Growth plan is on hold'],
] as const)(
  'while a plan is %s the account is on Free, a mail says so, and paying brings the plan back',
  async (state, status, subject) => {
    const account = await paying('growth-monthly')
    await billing.usePortal(account, { next: state })
    const { subscription } = (await account.billing.refresh()).data
    expect(subscription).toMatchObject({ status, payUrl: expect.stringContaining('/invoices/') })
    expect(await billing.levelOf(account)).toBe(0)
    const refused = await account.post('/billing/stripe/update-subscription', { planId: 'growth-yearly' })
    expect(refused.json().code).toBe('SUBSCRIPTION_UNPAID')
    await billing.runJobs()
    expect(subjectsOf(account)).toEqual([subject])
    await billing.fill(`http://x${subscription?.payUrl}`, { card: PAYS })
    expect((await account.billing.refresh()).data.subscription).toMatchObject({ status: 'ACTIVE', payUrl: '' })
    expect(await billing.levelOf(account)).toBe(200)
  },
)

test('a first payment that is never made ends the plan after a day', async () => {
  const account = await paying('starter-monthly')
  await billing.usePortal(account, { next: 'incomplete' })
  await account.billing.refresh()
  await billing.usePortal(account, { next: 'day' })
  expect((await account.billing.refresh()).data.subscription).toBeNull()
})

test('a paused plan gives nothing, is told by mail, and goes on when it is resumed', async () => {
  const account = await paying('starter-monthly')
  await billing.usePortal(account, { next: 'paused' })
  expect((await account.billing.refresh()).data.subscription?.status).toBe('PAUSED')
  expect(await billing.levelOf(account)).toBe(0)
  await billing.runJobs()
  expect(subjectsOf(account)).toEqual(['Your Starter plan is paused'])
  expect((await account.billing.keepStripe()).data.subscription?.status).toBe('ACTIVE')
  expect(await billing.levelOf(account)).toBe(100)
})

test('a paused plan whose card fails stays paused with a bill to pay', async () => {
  const account = await paying('starter-monthly')
  await billing.usePortal(account, { next: 'paused' })
  await billing.usePortal(account, { next: 'card', card: DECLINED })
  const { subscription } = (await account.billing.keepStripe()).data
  expect(subscription).toMatchObject({ status: 'PAUSED', payUrl: expect.stringContaining('/invoices/') })
  await billing.fill(`http://x${subscription?.payUrl}`, { card: PAYS })
  expect((await account.billing.refresh()).data.subscription?.status).toBe('ACTIVE')
})

test.each(['incomplete', 'paused', 'unpaid'])(
  'a plan that is %s can be cancelled, which ends it at once',
  async (state) => {
    const account = await paying('growth-monthly')
    await billing.usePortal(account, { next: state })
    await account.billing.refresh()
    const { data } = await account.billing.updateStripe({ planId: 'free' })
    expect(data).toMatchObject({ type: 'SUBSCRIPTION', subscription: { access: 'FREE' } })
    expect((await account.billing.fetchSubscription()).data.subscription).toBeNull()
  },
)
