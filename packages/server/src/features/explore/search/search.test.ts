import { createClient, type SlideRule } from '@taplet/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sumKinds } from '../../../platform/db/visits/visit-sums.ts'
import { refusal } from '../../../testing/refusal.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'
import { countVisits } from './count-visits.ts'

let content: TestApp
let mine: TestAccount
let count = 0
beforeAll(async () => {
  content = await startTestApp()
})
beforeEach(async () => {
  await content.db.updateTable('experiences').set({ deleted_at: new Date() }).execute()
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())

interface Given {
  name: string
  description?: string
  category?: string
  account?: TestAccount
  isEmpty?: boolean
}

async function anApp({ name, description = '', category = '', account = mine, isEmpty = false }: Given) {
  const path = `app-${++count}`
  const { body } = await account.api.slides.createItem({ itemName: 'Cover' })
  const { updatedPage } = await account.api.experiences.update({
    rootPageId: path,
    fullPagePath: path,
    pageName: name,
    description,
    experienceItems: isEmpty ? [] : [body.newExperienceItem.experienceItemId],
  })
  if (category) await setCategory(updatedPage.experienceId, category)
  return updatedPage
}
const setCategory = (id: string, category: string) =>
  content.db.updateTable('experiences').set({ category }).where('experience_id', '=', id).execute()

const { explore } = createClient({
  fetch: async (url, options) => {
    // The client requests string paths.
    const path = (url as string).replace('/api', '')
    const response = await content.visitor.post(path, JSON.parse(options?.body as string))
    return new Response(response.body, { status: response.statusCode })
  },
})
type Asked = Parameters<typeof explore.search>[0]
const search = (asked: Asked) => explore.search(asked)
const names = async (asked: Asked) => (await search(asked)).experiences.map(({ pageName }) => pageName)

async function visited(id: string, total: number, day: string) {
  await content.db
    .insertInto('visit_sums')
    .values({ subject: 'A', subject_id: id, kind: sumKinds.VISIT, day, total, slots: [total] })
    .execute()
}

it('the explore search finds by the beginnings of words in the name, the category and the description, whatever the accents and the case', async () => {
  await anApp({ name: 'Café Ofélia', description: 'Slow mornings & good bread' })
  await anApp({ name: 'Straßenfest', category: 'Events' })
  await anApp({ name: 'Œuvre-Ateliér', description: 'See lark.example' })
  await anApp({ name: 'Кофейня', description: "Rosa's kitchen" })
  expect(await names({ query: 'cafe' })).toEqual(['Café Ofélia'])
  expect(await names({ query: 'OFEL caf' })).toEqual(['Café Ofélia'])
  expect(await names({ query: 'bread cafe' })).toEqual(['Café Ofélia'])
  expect(await names({ query: 'strasse' })).toEqual(['Straßenfest'])
  expect(await names({ query: 'even' })).toEqual(['Straßenfest'])
  expect(await names({ query: 'atelier' })).toEqual(['Œuvre-Ateliér'])
  expect(await names({ query: 'oeuvre' })).toEqual(['Œuvre-Ateliér'])
  expect(await names({ query: 'example' })).toEqual(['Œuvre-Ateliér'])
  expect(await names({ query: 'кофей' })).toEqual(['Кофейня'])
  expect(await names({ query: 'Rosa’s' })).toEqual(['Кофейня'])
  expect(await names({ query: 'cafe nowhere' })).toEqual([])
})

it('the explore search never shows what is hidden, switched off, taken down, deleted, empty, of an inactive account, or only drafted', async () => {
  const shown = await anApp({ name: 'Lark shown' })
  const hidden = await anApp({ name: 'Lark hidden' })
  await mine.api.experiences.update({ ...hidden, isFindable: false })
  const off = await anApp({ name: 'Lark off' })
  await mine.api.experiences.update({ ...off, active: false })
  const down = await anApp({ name: 'Lark down' })
  await content.db.insertInto('takedowns').values({ experience_id: down.experienceId, reason: 'No' }).execute()
  const gone = await anApp({ name: 'Lark gone' })
  await mine.api.experiences.delete(gone)
  await anApp({ name: 'Lark empty', isEmpty: true })
  const leftOut = await anApp({ name: 'Lark left out' })
  const rulesWith = (rule: SlideRule) => ({ slideRules: { [leftOut.experienceItems[0] ?? '']: rule } })
  await mine.api.experiences.update({ ...leftOut, ...rulesWith({ isLeftOut: true }) })
  const asleep = await content.anAccount(200)
  await anApp({ name: 'Lark asleep', account: asleep })
  await content.db
    .updateTable('accounts')
    .set({ status: 'INACTIVE' })
    .where('account_id', '=', asleep.accountId)
    .execute()
  await mine.studio.drafts.save({
    kind: 'EXPERIENCE',
    targetId: shown.experienceId,
    deviceId: 'phone',
    deviceName: 'Phone',
    document: { ...shown, pageName: 'Lark drafted' },
    base: { [shown.experienceId]: shown.revision },
    sequence: 1,
  })
  expect(await names({ query: 'lark' })).toEqual(['Lark shown'])
  expect(await names({})).toEqual(['Lark shown'])
  expect(await names({ query: 'drafted' })).toEqual([])
  // Switched back: it is found again as soon as it may be.
  await mine.api.experiences.update({ ...hidden, revision: undefined, isFindable: true })
  await mine.api.experiences.update({ ...leftOut, revision: undefined, ...rulesWith({ days: [1] }) })
  expect((await names({ query: 'lark' })).toSorted()).toEqual(['Lark hidden', 'Lark left out', 'Lark shown'])
})

it('the explore search answers cards and nothing of the account', async () => {
  const page = await anApp({ name: 'Card', description: 'Fine', category: 'Shops' })
  const response = await content.visitor.post('/explore/search', { query: 'card', accountId: 'x', sort: 'account_id' })
  const [first] = response.json().experiences
  expect(first).toMatchObject({ experienceId: page.experienceId, category: 'Shops', slideCount: 1 })
  expect(first.cover).toMatchObject({ experienceItemId: page.experienceItems[0], title: '' })
  expect(response.body).not.toMatch(new RegExp(`${mine.accountId}|identity-|revision|accessLevel|visits`))
})

it('the explore search follows a new name at once', async () => {
  const page = await anApp({ name: 'Before' })
  await mine.api.experiences.update({ ...page, pageName: 'After' })
  expect(await names({ query: 'before' })).toEqual([])
  expect(await names({ query: 'after' })).toEqual(['After'])
})

it('the explore search puts names before descriptions, then what was visited most in 30 days, then the newest', async () => {
  await anApp({ name: 'Lark old' })
  await anApp({ name: 'Lark new' })
  const busy = await anApp({ name: 'Lark busy' })
  const faded = await anApp({ name: 'Lark faded' })
  const described = await anApp({ name: 'Told', description: 'By the lark' })
  await anApp({ name: 'Newest lark' })
  await visited(busy.experienceId, 3, '2026-02-01')
  await visited(faded.experienceId, 900, '2026-01-31')
  await visited(described.experienceId, 50, '2026-03-01')
  await countVisits(new Date('2026-03-02T23:59:00Z'), content.db)
  const order = ['Lark busy', 'Newest lark', 'Lark faded', 'Lark new', 'Lark old', 'Told']
  expect(await names({ query: 'lark' })).toEqual(order)
  expect(await names({})).toEqual(['Told', 'Lark busy', 'Newest lark', 'Lark faded', 'Lark new', 'Lark old'])
})

it('the explore search shows one category only, and says how many there are in each', async () => {
  await anApp({ name: 'One', category: 'Shops' })
  await anApp({ name: 'Two', category: 'Shops' })
  await anApp({ name: 'Three', category: 'Music' })
  await anApp({ name: 'Four' })
  expect(await names({ category: 'Shops' })).toEqual(['Two', 'One'])
  expect(await names({ category: 'Shops', query: 'on' })).toEqual(['One'])
  expect(await names({ category: 'shops' })).toEqual([])
  const { categories } = await content.visitor.api.explore.fetch({})
  expect(categories).toEqual([
    { name: 'Shops', count: 2 },
    { name: 'Music', count: 1 },
  ])
})

it('the explore search goes on where it ended, each app once, also when new ones come in between', async () => {
  const all: string[] = []
  for (let index = 0; index < 7; index++) {
    all.unshift(`Lark ${index}`)
    await anApp({ name: `Lark ${index}` })
  }
  await anApp({ name: 'Told', description: 'lark' })
  await anApp({ name: 'Told too', description: 'lark' })
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page = await search({ query: 'lark', limit: 2, cursor })
    seen.push(...page.experiences.map(({ pageName }) => pageName))
    expect(page.experiences.length).toBeLessThanOrEqual(2)
    cursor = page.cursor
    await anApp({ name: `Lark in between ${seen.length}` })
  } while (cursor !== null)
  expect(seen).toEqual([...all, 'Told too', 'Told'])
})

it('the explore search refuses cursors that are not ours and sizes out of bounds, and takes any words', async () => {
  const page = await anApp({ name: 'Lark' })
  for (const cursor of [
    'x',
    '',
    Buffer.from('[1,2]').toString('base64url'),
    Buffer.from('[1,-1,"x","y"]').toString('base64url'),
  ])
    expect(await refusal(search({ query: 'lark', cursor }))).toMatchObject({ code: 'BAD_REQUEST' })
  for (const limit of [0, 61, 1.5, -1])
    expect((await content.visitor.post('/explore/search', { limit })).statusCode).toBe(400)
  expect((await content.visitor.post('/explore/search', { query: 'x'.repeat(201) })).statusCode).toBe(400)
  for (const query of [
    "'",
    "lark' | !x",
    'a & :*',
    '\\',
    '!!!',
    '%',
    '½',
    'ﷺ',
    '💡',
    '(((',
    'x'.repeat(200),
    'a b '.repeat(50),
  ])
    expect([query, (await search({ query })).experiences.length]).toEqual([query, 0])
  expect(await names({ query: '  ' })).toEqual([page.pageName])
  expect(await names({ query: '%lark_' })).toEqual([page.pageName])
})

it('the explore search asks one address to wait that searches more than people do, and no other', async () => {
  const searchFrom = (remoteAddress: string) =>
    content.server.inject({
      method: 'POST',
      url: '/api/explore/search',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ query: '%' }), // sends no query
      remoteAddress,
    })
  const answers: Awaited<ReturnType<typeof searchFrom>>[] = []
  // Enough for a ten-minute window that may restart in between.
  for (let nth = 0; nth < 1202; nth++) answers.push(await searchFrom('192.0.2.50'))
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([429]))
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await searchFrom('192.0.2.51')).statusCode).toBe(200)
})
