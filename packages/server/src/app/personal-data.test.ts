import { DAY_MS } from '@taplet/base/time'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sumKinds } from '../platform/db/visits/visit-sums.ts'
import { createAnswers } from '../testing/create-answers.ts'
import { refusal } from '../testing/refusal.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { aShop, reviewForm, type Shop, signUpForm } from '../features/forms/testing/a-shop.ts'
import { photoKey } from '../features/forms/reviews/photos.ts'
import { visitsOf } from '../features/visits/testing/visits-of.ts'
import { anOrder } from '../testing/an-order.ts'
import { createAccountCommands } from '../features/account/operator/account-commands.ts'
import { runAccounts } from '../features/account/operator/run-accounts.ts'

const EMAIL = 'ana@lark.example'

let app: TestApp
let answers: ReturnType<typeof createAnswers>
let shop: Shop
let paths = 0
beforeAll(async () => {
  app = await startTestApp()
  answers = createAnswers(app, Date.now())
})
afterAll(() => app.stop())
beforeEach(async () => {
  app.clock.ahead = 0
  shop = await aShop(app, `asked-${++paths}`, [reviewForm(), signUpForm()])
})

const { record, hitsOf, sumsOf } = visitsOf(() => app)
const find = async (email = EMAIL, of = shop) => (await of.account.api.account.findVisitor({ email })).visitor
const erase = (email = EMAIL, reviewIds: string[] = []) =>
  shop.account.api.account.eraseVisitor({ email, reviewIds }).then(({ erased }) => erased)
const orderOf = (orderId: string) =>
  app.db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** Ana signed up, wrote two reviews, one with a photo, and bought a mug. */
async function ana(of = shop) {
  await answers.person(of, EMAIL, { visitor_name: 'Ana Reis' })
  const named = await answers.review(of, { visitor_name: ' ana reis', review_text: 'Lovely.', state: 'APPROVED' })
  const signed = await answers.review(of, { review_text: `Write to Ana@Lark.example.`, photo_key: photoKey('x') })
  await app.db
    .updateTable('reviews')
    .set({ photo_key: photoKey(signed) })
    .where('review_id', '=', signed)
    .execute()
  await app.storage.put(photoKey(signed), Buffer.from('a photo'))
  const paid = await anOrder(app, of.account.accountId, app.clock.now)
  return { named, signed, paid }
}

it('[15.3] a visitor is found by e-mail address, however it is written, with reviews under the same name apart', async () => {
  const { named, signed, paid } = await ana()
  await anOrder(app, shop.account.accountId, app.clock.now, { buyer_email: 'ANA@lark.example' })
  await answers.review(shop, { review_text: 'joana@lark.example and ana@lark.example.pt are other people' })
  const visitor = await find('  ANA@Lark.Example ')
  expect(visitor).toMatchObject({
    email: EMAIL,
    signUps: [{ email: EMAIL, name: 'Ana Reis' }],
    reviews: [{ id: signed }],
    reviewsByName: [{ id: named }],
    visits: 0,
    isSuppressed: false,
    erasures: [],
  })
  expect(visitor.orders.map(({ orderId }) => orderId)).toContain(paid)
  expect(visitor.orders).toHaveLength(2)
})

it('[15.3] of an address that the account does not know nothing is found, and nothing is noted when it is erased', async () => {
  await ana()
  const stranger = await aShop(app, `stranger-${paths}`, [signUpForm()])
  const nothing = { signUps: [], reviews: [], reviewsByName: [], orders: [], visits: 0 }
  expect(await find(EMAIL, stranger)).toMatchObject(nothing)
  await stranger.account.api.account.eraseVisitor({ email: EMAIL })
  expect((await find(EMAIL, stranger)).erasures).toEqual([])
  expect((await find()).signUps).toHaveLength(1)
})

it('[15.3] what is known of a visitor is handed out as tables and photos in a ZIP', async () => {
  const { named, signed } = await ana()
  const file = await shop.account.api.account.exportVisitor({ email: EMAIL, reviewIds: [named] })
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const text = (name: string) => new TextDecoder().decode(files[name])
  expect(Object.keys(files).toSorted()).toEqual([
    'orders.csv',
    `photos/${signed}.webp`,
    'read-me.txt',
    'reviews.csv',
    'sign-ups.csv',
  ])
  expect(text('orders.csv')).toContain('Rua 1')
  expect(text('reviews.csv')).toContain('Lovely.')
  expect(text('read-me.txt')).toContain(EMAIL)
})

it('[15.3] erasing deletes sign-ups and reviews at once, and takes the photo and the page’s review along', async () => {
  const { named, signed } = await ana()
  await app.heard()
  expect((await app.get(`/${shop.page.rootPageId}`)).body).toContain('Lovely.')
  expect(await erase(EMAIL, [named])).toEqual({ signUps: 1, reviews: 2, orders: 0, visits: 0, retainedOrders: 1 })
  expect(await app.storage.get(photoKey(signed))).toBeUndefined()
  await app.heard()
  expect((await app.get(`/${shop.page.rootPageId}`)).body).not.toContain('Lovely.')
  expect(await find()).toMatchObject({
    signUps: [],
    reviews: [],
    reviewsByName: [],
    erasures: [{ signUps: 1, reviews: 2 }],
  })
})

it('[15.3] a paid order keeps its buyer until the end of the tenth year after it, then the sweep takes the buyer out', async () => {
  const { paid } = await ana()
  const year = app.clock.now.getUTCFullYear()
  const until = `${year + 11}-01-01T00:00:00.000Z`
  expect((await find()).orders).toMatchObject([{ retainedUntil: until }])
  await erase()
  expect((await find()).orders).toMatchObject([{ buyerName: 'Ana Reis', retainedUntil: until }])
  app.clock.ahead = Date.parse(until) - Date.now() - DAY_MS
  await app.runJob('payments.buyers')
  expect((await orderOf(paid))?.buyer_name).toBe('Ana Reis')
  app.clock.ahead += 2 * DAY_MS
  await app.runJob('payments.buyers')
  expect(await orderOf(paid)).toMatchObject({
    buyer_name: '',
    buyer_email: '',
    address: null,
    note: '',
    secret_hash: '',
    erase_at: null,
    amount: 100,
  })
  expect((await orderOf(paid))?.words).not.toContain('ana')
})

it('[15.3] an order that no law keeps loses its buyer at once: never paid, a test, or long ago', async () => {
  const { accountId } = shop.account
  const old = new Date(Date.UTC(app.clock.now.getUTCFullYear() - 12, 5))
  const gone = [
    await anOrder(app, accountId, null, { payment_status: 'FAILED' }),
    await anOrder(app, accountId, app.clock.now, { is_test: true }),
    await anOrder(app, accountId, old),
  ]
  const underWay = await anOrder(app, accountId, null, { payment_status: 'PROCESSING' })
  expect(await erase()).toMatchObject({ orders: 3, retainedOrders: 1 })
  for (const id of gone)
    expect(await orderOf(id)).toMatchObject({ buyer_email: '', words: expect.not.stringContaining('ana') })
  expect((await orderOf(underWay))?.buyer_email).toBe(EMAIL)
})

it('[15.3] a visit by a web address with the e-mail address in it becomes anonymous, and stays counted', async () => {
  const path = shop.page.rootPageId
  const by = (campaign: string) => record({ fullPagePath: path, search: `?utm_source=letter&utm_campaign=${campaign}` })
  await by(encodeURIComponent('Ana@Lark.example'))
  await by('spring')
  await record({ fullPagePath: path, visitId: randomUUID() })
  expect((await find()).visits).toBe(1)
  expect(await erase()).toMatchObject({ visits: 1 })
  const hits = await hitsOf(shop.page.experienceId)
  expect(hits).toHaveLength(3)
  expect(JSON.stringify(hits).toLowerCase()).not.toContain(EMAIL)
  const sums = await sumsOf(shop.page.experienceId)
  expect(JSON.stringify(sums).toLowerCase()).not.toContain(EMAIL)
  expect(sums).toMatchObject({ '7  /  /': 1, '7 letter /  / spring': 1 })
  expect((await find()).visits).toBe(0)
})

it('[15.3] sums of past days that are packed into one row lose the e-mail address as well', async () => {
  const path = shop.page.rootPageId
  for (const campaign of [EMAIL, 'spring', `To ${EMAIL}`])
    await record({ fullPagePath: path, search: `?utm_campaign=${encodeURIComponent(campaign)}` })
  await sql`select pack_visit_sums((now() + interval '2 days')::date)`.execute(app.db)
  await erase()
  const { rows } = await sql<{ key: string; total: number }>`select key, total from unpacked_visit_sums
    where subject_id = ${shop.page.experienceId} and kind = ${sumKinds.CAMPAIGN} order by key`.execute(app.db)
  expect(rows.map(({ key, total }) => [key.trim(), total])).toEqual([
    ['/  /', 1],
    ['/  /', 1],
    ['/  / spring', 1],
  ])
})

it('[15.3] no table says whom an erasing was about: only a keyed hash stays', async () => {
  await ana()
  await erase()
  const rows = await app.db
    .selectFrom('visitor_erasures')
    .selectAll()
    .where('account_id', '=', shop.account.accountId)
    .execute()
  expect(rows).toMatchObject([{ erased_by: shop.account.accountId, erased: { signUps: 1, retainedOrders: 1 } }])
  expect(JSON.stringify(rows)).not.toContain('lark.example')
})

it('[15.3] only people who run the account are told of a visitor, and only by a whole address', async () => {
  await ana()
  for (const call of [
    (calls: TestApp['visitor']) => calls.account.findVisitor({ email: EMAIL }),
    (calls: TestApp['visitor']) => calls.account.exportVisitor({ email: EMAIL }),
    (calls: TestApp['visitor']) => calls.account.eraseVisitor({ email: EMAIL }),
  ])
    expect(await refusal(call(app.visitor))).toMatchObject({ status: 401 })
  for (const email of ['', 'ana', 'ana@', 'ana reis@lark.example'])
    expect(await refusal(find(email))).toMatchObject({ status: 400, field: 'email' })
  expect(await refusal(erase('%'))).toMatchObject({ status: 400 })
  expect((await shop.account.post('/account/visitor/erase', { email: EMAIL, reviewIds: 'all' })).statusCode).toBe(400)
})

it('[15.3] the reviews of another account stay, whoever names them', async () => {
  const other = await aShop(app, `other-${paths}`, [reviewForm()])
  const theirs = await answers.review(other, { visitor_name: 'Ana Reis' })
  expect(await erase(EMAIL, [theirs])).toMatchObject({ reviews: 0 })
  const left = await app.db.selectFrom('reviews').select('review_id').where('review_id', '=', theirs).execute()
  expect(left).toHaveLength(1)
})

it('[15.3] a closed account still answers a visitor who asks, and erases nothing until it is open', async () => {
  await ana()
  await app.db
    .updateTable('accounts')
    .set({ status: 'INACTIVE' })
    .where('account_id', '=', shop.account.accountId)
    .execute()
  expect((await find()).signUps).toHaveLength(1)
  expect(await refusal(erase())).toMatchObject({ code: 'ACCOUNT_INACTIVE' })
})

const run = async (...words: string[]): Promise<string> => {
  const tools = {
    setGrantedLevel: app.features.plans.setGrantedLevel,
    eraseVisitor: app.features.personalData.eraseVisitor,
  }
  return (await runAccounts(createAccountCommands(app.db, 'olga', tools), words)).join('\n')
}

it('[15.3] the operator sees what is stored of a visitor in all accounts or one, and erases it only when told to', async () => {
  const [first, second] = [await aShop(app, 'op-1', [signUpForm()]), await aShop(app, 'op-2', [signUpForm()])]
  for (const place of [first, second]) await answers.person(place, 'vi@visitor.example')
  const left = async () =>
    (await app.db.selectFrom('subscribers').select('account_id').where('email', '=', 'vi@visitor.example').execute())
      .length
  const dry = await run('erase-visitor', ' VI@Visitor.example')
  expect(dry).toContain('Would be erased (add --yes to do it):')
  expect(dry).toContain(`${first.account.accountId}  1 sign-ups, 0 reviews`)
  expect(dry).toContain(second.account.accountId)
  expect(await left()).toBe(2)
  expect(await run('erase-visitor', 'vi@visitor.example', '--account', first.account.accountId, '--yes')).toContain(
    'Erased:',
  )
  expect(await left()).toBe(1)
  await run('erase-visitor', 'vi@visitor.example', '--yes')
  expect(await left()).toBe(0)
  expect(await run('erase-visitor', 'vi@visitor.example')).toBe('Nothing is stored of this address.')
  const noted = app.db.selectFrom('visitor_erasures').select('erased_by').where('erased_by', '=', 'operator:olga')
  expect(await noted.execute()).toHaveLength(2)
})
