import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBilling, type TestBilling } from './testing/start-billing.ts'

let billing: TestBilling
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.stop())

const SUBSCRIPTIONS = 50
const DELIVERIES = 1000
const AT_ONCE = 8
const PLANS = ['starter-monthly', 'growth-monthly', 'growth-yearly'] as const

/** Numbers from 0 to 1 that are the same in each run. */
function createDice(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

test('1,000 deliveries, shuffled, doubled and late, end in exactly the state that the provider holds', async () => {
  const dice = createDice(7)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)] as T
  const { heardOfPlans: heard } = billing.stripe
  let delivered = 0

  async function deliver(bodies: readonly Buffer[]): Promise<void> {
    for (let at = 0; at < bodies.length; at += AT_ONCE) {
      const answers = await Promise.all(bodies.slice(at, at + AT_ONCE).map((body) => billing.bring(body)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
      delivered += answers.length
    }
  }
  const shuffled = (bodies: readonly Buffer[]): Buffer[] =>
    bodies
      .map((body) => ({ body, at: dice() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ body }) => body)

  const accounts = await Promise.all(
    Array.from({ length: SUBSCRIPTIONS }, async () => {
      const account = await billing.anAccount()
      const page = await billing.begin(account, pick(PLANS))
      await billing.fill(page.url, { card: pick(['4242424242424242', '4000000000000341']), next: 'pay' })
      return account
    }),
  )
  const customers = await billing.db.selectFrom('billing_customers').select(['account_id', 'customer_id']).execute()
  const portals = new Map<string, string>()
  for (const { account_id: id, customer_id: customer } of customers)
    portals.set(id, await billing.stripe.billing.portalUrl(customer ?? '', 'http://localhost/app/account'))

  const waiting: Buffer[] = []
  let taken = 0
  for (let round = 0; round < 4; round++) {
    for (const { accountId } of accounts) {
      const next = pick(['cancel', 'keep', 'week', 'period', 'card'])
      const card = pick(['4242424242424242', '4000000000000341'])
      await billing.fill(portals.get(accountId) ?? '', { next, card })
    }
    // What was heard by now; half of it comes much later.
    waiting.push(...heard.slice(taken).map(({ body }) => body))
    taken = heard.length
    await deliver(shuffled(waiting).slice(0, 60))
  }
  await billing.stripe.settled()
  waiting.push(...heard.slice(taken).map(({ body }) => body))
  const rest = shuffled(waiting)
  while (delivered + rest.length < DELIVERIES) rest.push(pick(waiting))
  await deliver(shuffled(rest))
  expect(delivered).toBeGreaterThanOrEqual(DELIVERIES)

  for (const { accountId } of accounts) {
    const row = await billing.db
      .selectFrom('subscriptions as s')
      .innerJoin('accounts as a', 'a.account_id', 's.account_id')
      .selectAll('s')
      .select('a.subscribed_level')
      .where('s.account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    const held = await billing.stripe.billing.readSubscription(row.subscription_id)
    expect({
      plan: row.plan_id,
      status: row.status,
      end: row.period_end,
      endsAt: row.ends_at,
      isOn: row.subscribed_level > 0,
    }).toEqual({
      plan: held.priceKey,
      status: held.status,
      end: held.periodEnd,
      endsAt: held.endsAt,
      isOn: held.status !== 'ENDED',
    })
  }
}, 60_000)

test('an event with no signature, one of another secret, or one of an hour ago is refused and changes nothing', async () => {
  const account = await billing.anAccount()
  await billing.buy(account, 'growth-monthly')
  await expect.poll(() => billing.stripe.heardOfPlans.length).toBeGreaterThan(0)
  const body = billing.stripe.heardOfPlans.at(-1)?.body ?? ''
  for (const signature of ['', 't=1,v1=00', `t=${Math.floor(billing.stripe.time.now / 1000)},v1=${'0'.repeat(64)}`])
    expect((await billing.bring(body, signature)).statusCode).toBe(400)
  billing.stripe.time.now += 3_600_000
  const old = billing.stripe.heardOfPlans.at(-1)?.signature ?? ''
  expect((await billing.bring(body, old)).statusCode).toBe(400)
})

test('an event of a subscription that did not begin here changes nothing', async () => {
  const event = {
    id: 'evt_other',
    type: 'customer.subscription.updated',
    livemode: false,
    data: { object: { id: 'sub_of_a_merchant' } },
  }
  const connected = await billing.bring(JSON.stringify({ ...event, account: 'acct_1' }))
  expect(connected.statusCode).toBe(200)
  // Unknown at the provider: it is said again later, and never guessed.
  expect((await billing.bring(JSON.stringify(event))).statusCode).toBe(400)
})
