import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

let content: TestApp
let mine: TestAccount
let other: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
  other = await content.anAccount(200)
})
afterAll(() => content.stop())

const aPage = (name: string) => ({ rootPageId: name, fullPagePath: name, pageName: `The ${name}` })
const save = async (account: TestAccount, page: Parameters<TestAccount['api']['experiences']['update']>[0]) =>
  (await account.api.experiences.update(page)).updatedPage
const pageOf = async (account: TestAccount, experienceId: string) =>
  (await account.api.experiences.getAll()).pages.find((page) => page.experienceId === experienceId)
const slideOf = async (account: TestAccount, itemName: string) =>
  (await account.api.slides.createItem({ itemName })).body.newExperienceItem.experienceItemId

describe('saving an instant app', () => {
  it('creates one at a free path, with a link of its own and ids that cannot be guessed', async () => {
    const page = await save(mine, { ...aPage('first-app'), description: 'Breakfast until four', active: false })
    expect(page).toMatchObject({
      rootPageId: 'first-app',
      fullPagePath: 'first-app',
      pageName: 'The first-app',
      description: 'Breakfast until four',
      active: false,
      shopifyConfig: null,
      experienceItems: [],
      source: 'TAPLET',
      revision: 1,
    })
    expect(page.experienceId).toMatch(/^[A-Za-z0-9]{22}$/)
    expect(page.tagId).toMatch(/^[A-Za-z0-9]{8}$/)
    expect(await pageOf(mine, page.experienceId)).toEqual(page)
  })

  it('saves over the own one at that path when no id is sent', async () => {
    const created = await save(mine, aPage('upsert'))
    const saved = await save(mine, { ...aPage('upsert'), pageName: 'Renamed' })
    expect(saved).toMatchObject({
      experienceId: created.experienceId,
      tagId: created.tagId,
      pageName: 'Renamed',
      revision: 2,
    })
  })

  it('keeps the order of the slides exactly', async () => {
    const ids = []
    for (const name of ['a', 'b', 'c', 'd']) ids.push(await slideOf(mine, name))
    const order = [ids[2], ids[0], ids[3], ids[1]].map(String)
    const created = await save(mine, { ...aPage('ordered'), experienceItems: order })
    expect(created.experienceItems).toEqual(order)
    expect((await save(mine, { ...aPage('ordered'), experienceItems: order.toReversed() })).experienceItems).toEqual(
      order.toReversed(),
    )
  })

  it('keeps settings of the platform and every kind of text', async () => {
    const words = "👩‍👩‍👧 مرحبا e\u0301 𠮷 {{7*7}} ' or 1=1 --"
    const page = await save(mine, {
      ...aPage('texts'),
      pageName: words,
      description: words,
      shopifyConfig: { collection: 'mugs', tags: ['a'] },
    })
    expect(page).toMatchObject({
      pageName: words,
      description: words,
      shopifyConfig: { collection: 'mugs', tags: ['a'] },
    })
  })

  it('keeps the pictures of the app when a client that does not know them saves', async () => {
    const pictures = { coverImageUrl: '/media/public/a.webp', socialImageUrl: 'https://pictures.example/b.jpg' }
    const created = await save(mine, { ...aPage('pictured'), ...pictures })
    expect(created).toMatchObject(pictures)
    expect(await save(mine, { ...aPage('pictured'), pageName: 'Old client' })).toMatchObject(pictures)
    expect(await save(mine, { ...aPage('pictured'), coverImageUrl: '' })).toMatchObject({
      ...pictures,
      coverImageUrl: '',
    })
    expect(await save(mine, aPage('unpictured'))).toMatchObject({ coverImageUrl: '', socialImageUrl: '' })
  })

  it("refuses a slide that the account does not have, also another account's, and changes nothing", async () => {
    const page = await save(mine, aPage('own-slides'))
    const theirs = await slideOf(other, 'Secret')
    for (const id of [theirs, 'no-such-slide']) {
      expect(
        await refusal(mine.api.experiences.update({ ...aPage('own-slides'), experienceItems: [id] })),
      ).toMatchObject({
        status: 400,
        code: 'UNKNOWN_SLIDE',
        field: 'experienceItems',
      })
    }
    expect(await pageOf(mine, page.experienceId)).toEqual(page)
  })

  it.each([
    ['no name', { pageName: '' }],
    ['a name of blanks', { pageName: ' \u200b\u200d ' }],
    ['a name that turns the text around it', { pageName: 'abc\u202egpj.exe' }],
    ['a name of 81 characters', { pageName: '𠮷'.repeat(81) }],
    ['a slide named twice', { experienceItems: ['a', 'a'] }],
    ['10,000 slides', { experienceItems: Array.from({ length: 10_000 }, (_, index) => `id-${index}`) }],
    ['slides of another type', { experienceItems: 'abc' }],
    ['settings of a megabyte', { shopifyConfig: { words: 'x'.repeat(500_000) } }],
    ['a path of two parts', { fullPagePath: 'refused/menu' }],
    ['two different paths', { fullPagePath: 'refused-2' }],
    ['active as text', { active: 'true' }],
    ['a script as its cover', { coverImageUrl: 'javascript:alert(1)' }],
    ['a data address for link previews', { socialImageUrl: 'data:text/html,<b>' }],
    ['a broken revision', { revision: 2 ** 31 }],
  ])('refuses %s', async (_, change) => {
    const response = await mine.post('/updatePage', { ...aPage('refused'), ...change })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      callResult: 'FAILURE',
      code: 'BAD_REQUEST',
      field: expect.stringContaining(Object.keys(change)[0] ?? ''),
    })
    expect((await mine.api.experiences.getAll()).pages.map(({ rootPageId }) => rootPageId)).not.toContain('refused')
  })

  it('does not let a client set what is ours', async () => {
    const response = await mine.post('/updatePage', {
      ...aPage('mass-assign'),
      accountId: other.accountId,
      tagId: 'mine',
      revision: 0,
      createdAt: '2001-01-01T00:00:00Z',
      isFeatured: true,
      source: 'SHOPIFY',
    })
    expect(response.json().updatedPage).toMatchObject({ source: 'TAPLET', revision: 1 })
    expect(response.json().updatedPage.createdAt).not.toMatch(/^2001/)
    expect((await other.api.experiences.getAll()).pages).toEqual([])
    expect((await content.visitor.api.explore.fetch({})).experiences).toEqual([])
  })
})

describe('two tabs', () => {
  it('refuses the later save and answers what is stored', async () => {
    const page = await save(mine, aPage('tabs'))
    const first = await save(mine, { ...page, pageName: 'First tab' })
    const refused = await refusal(mine.api.experiences.update({ ...page, pageName: 'Second tab' }))
    expect(refused).toMatchObject({ status: 409, callResult: 'CONFLICT', code: 'CONFLICT', current: first })
    expect(await save(mine, { ...first, pageName: 'Second tab, on purpose' })).toMatchObject({ revision: 3 })
  })

  it('loses no update when both save as fast as they can', async () => {
    const page = await save(mine, aPage('race'))
    let saved = 0
    const tab = async (name: string) => {
      let base = page
      for (let count = 0; count < 15; count++) {
        const refused = await refusal(save(mine, { ...base, description: `${name} ${count}` }))
        if (!refused) saved++
        base = (await pageOf(mine, page.experienceId)) ?? page
      }
    }
    await Promise.all([tab('left'), tab('right')])
    expect(await pageOf(mine, page.experienceId)).toMatchObject({ revision: 1 + saved })
  })
})

describe("another account's instant app", () => {
  it('cannot be saved, renamed onto or deleted, and stays as it was', async () => {
    const theirs = await save(other, aPage('theirs'))
    const own = await save(mine, aPage('not-theirs'))
    expect(await refusal(mine.api.experiences.update({ ...theirs, pageName: 'Taken' }))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(await refusal(mine.api.experiences.update(aPage('theirs')))).toMatchObject({
      status: 409,
      code: 'PAGE_NAME_TAKEN',
    })
    expect(await refusal(mine.api.experiences.update({ ...own, ...aPage('theirs') }))).toMatchObject({
      status: 409,
      code: 'PAGE_NAME_TAKEN',
    })
    for (const [rootPageId, fullPagePath] of [
      ['theirs', 'theirs'],
      ['not-theirs', 'theirs'],
      ['theirs', 'not-theirs'],
    ] as const) {
      expect(await refusal(mine.api.experiences.delete({ rootPageId, fullPagePath }))).toMatchObject({ status: 404 })
    }
    expect(await pageOf(other, theirs.experienceId)).toEqual(theirs)
    expect(await pageOf(mine, own.experienceId)).toEqual(own)
  })

  it('is told apart from an unknown one by nothing', async () => {
    const theirs = await save(other, aPage('indistinct'))
    const answers = []
    for (const experienceId of [theirs.experienceId, 'no-such-id']) {
      const response = await mine.post('/updatePage', { ...aPage('my-new-name'), experienceId })
      const { requestId: _, ...body } = response.json()
      answers.push([response.statusCode, body])
    }
    expect(answers[0]).toEqual(answers[1])
  })

  it('gives one of two accounts the path when both want it at once', async () => {
    for (let round = 0; round < 5; round++) {
      const results = await Promise.all(
        [mine, other].map((account) => refusal(account.api.experiences.update(aPage(`wanted-${round}`)))),
      )
      expect(results.filter((one) => one === undefined)).toHaveLength(1)
      expect(results.find((one) => one !== undefined)).toMatchObject({ code: 'PAGE_NAME_TAKEN' })
    }
  })
})

describe('the free plan', () => {
  it('lets exactly one of 50 parallel creates take the last place, and another after a delete', async () => {
    const free = await content.anAccount(0)
    for (let count = 0; count < 4; count++) await save(free, aPage(`free-${count}`))
    const refused = await Promise.all(
      Array.from({ length: 50 }, (_, count) => refusal(free.api.experiences.update(aPage(`free-parallel-${count}`)))),
    )
    expect(refused.filter((one) => one === undefined)).toHaveLength(1)
    expect(new Set(refused.flatMap((one) => one?.code ?? []))).toEqual(new Set(['EXPERIENCE_LIMIT_REACHED']))
    expect((await free.api.experiences.getAll()).pages).toHaveLength(5)
    // Nothing partial: a refused name is still available to others.
    const names = await Promise.all(
      Array.from({ length: 50 }, (_, count) =>
        mine.api.experiences.checkName({ rootPageId: `free-parallel-${count}` }),
      ),
    )
    expect(names.filter(({ body }) => !body.isAvailable)).toHaveLength(1)
    expect(
      await refusal(free.api.experiences.update({ ...aPage('free-0'), pageName: 'Still editable' })),
    ).toBeUndefined()
    await free.api.experiences.delete({ rootPageId: 'free-1', fullPagePath: 'free-1' })
    expect(await refusal(free.api.experiences.update(aPage('free-again')))).toBeUndefined()
  })
})

describe('a list of 200', () => {
  it('comes back whole, in the order of making, with ids that follow no sequence', async () => {
    const busy = await content.anAccount(200)
    const names = Array.from({ length: 200 }, (_, index) => `busy-${String(index).padStart(3, '0')}`)
    for (const name of names) await save(busy, aPage(name))
    const { pages } = await busy.api.experiences.getAll()
    expect(pages.map(({ rootPageId }) => rootPageId)).toEqual(names)
    const ids = pages.flatMap(({ experienceId, tagId }) => [experienceId, tagId])
    expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(400)
    expect(ids).not.toEqual(ids.toSorted())
  })
})

describe('the calls for instant apps', () => {
  it.each(['/updatePage', '/checkPageNameAvailability', '/deletePage'])(
    '%s needs a signed-in account and a valid body',
    async (path) => {
      expect((await content.visitor.post(path, {})).statusCode).toBe(401)
      for (const body of [{}, [], null, 'text', { rootPageId: { $ne: null }, fullPagePath: 7, pageName: ['a'] }])
        expect((await mine.post(path, body)).statusCode).toBe(400)
    },
  )

  it('lists only what is one’s own, whatever else the request says', async () => {
    expect((await content.get('/api/getAllPagesByAccountId')).statusCode).toBe(401)
    await save(other, aPage('kept-apart'))
    const response = await content.get(`/api/getAllPagesByAccountId?accountId=${other.accountId}`, {
      headers: { ...mine.headers, 'x-account-id': other.accountId },
    })
    expect(response.json().pages.map(({ rootPageId }: { rootPageId: string }) => rootPageId)).not.toContain(
      'kept-apart',
    )
  })

  it('lets an inactive account read and not write', async () => {
    const asleep = await content.anAccount(200)
    await save(asleep, aPage('asleep'))
    await content.db
      .updateTable('accounts')
      .set({ status: 'INACTIVE' })
      .where('account_id', '=', asleep.accountId)
      .execute()
    expect((await asleep.api.experiences.getAll()).pages).toHaveLength(1)
    expect(await refusal(asleep.api.experiences.update(aPage('asleep')))).toMatchObject({
      status: 403,
      code: 'ACCOUNT_INACTIVE',
    })
  })
})
