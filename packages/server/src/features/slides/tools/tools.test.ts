import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import { refusal } from '../../../testing/refusal.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'

let content: TestApp
let mine: TestAccount
let other: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
  other = await content.anAccount(200)
})
afterAll(() => content.stop())

const itemsOf = async (account: TestAccount) => (await account.api.slides.getAllItems()).body.experienceItems
const viewsOf = async (account: TestAccount) => (await account.api.slides.getAllViews()).views
const aSlide = async (itemName: string, account = mine) =>
  (await account.api.slides.createItem({ itemName })).body.newExperienceItem.experienceItemId

describe('copying a slide', () => {
  it('gives it a view of its own with the same content, which no app shows', async () => {
    const { itemId, write } = await anApp(mine, 'copied')
    const { body } = await mine.studio.slides.duplicateItem({ experienceItemId: itemId, itemName: 'Copy' })
    expect(body.newExperienceItem).toMatchObject({ itemName: 'Copy', itemType: 'CUSTOM', usedIn: [], revision: 1 })
    expect(body.newExperienceItem.experienceItemId).toMatch(/^[A-Za-z0-9]{22}$/)
    expect(body.updatedView).toMatchObject({
      viewId: body.newExperienceItem.viewId,
      viewName: 'Copy',
      widgets: [{ widgetData: { text: 'Words of copied' } }],
    })
    await write('Changed')
    const copy = (await viewsOf(mine)).find(({ viewId }) => viewId === body.updatedView?.viewId)
    expect(copy).toEqual(body.updatedView)
    expect(await itemsOf(mine)).toContainEqual(body.newExperienceItem)
  })

  it('keeps its name when none is given, its state as the first version, and the weight of its content', async () => {
    const { itemId } = await anApp(mine, 'copied-again')
    const { newExperienceItem } = (await mine.studio.slides.duplicateItem({ experienceItemId: itemId })).body
    expect(newExperienceItem.itemName).toBe('Slide')
    const targetId = newExperienceItem.experienceItemId
    expect((await mine.studio.versions.getAll({ kind: 'SLIDE', targetId })).versions).toMatchObject([
      { isCurrent: true },
    ])
    const weights = await content.db.selectFrom('views').select('weight').where('widgets', 'is not', null).execute()
    const copy = await content.db
      .selectFrom('views')
      .select('weight')
      .where('view_id', '=', newExperienceItem.viewId)
      .executeTakeFirstOrThrow()
    expect(copy.weight).toBeGreaterThan(0)
    expect(weights.filter(({ weight }) => weight === copy.weight).length).toBeGreaterThan(1)
  })

  it('keeps the address of a website', async () => {
    const website = { itemName: 'Shop', itemType: 'EXTERNAL_WEBSITE', websiteUrl: 'https://shop.example' } as const
    const { experienceItemId } = (await mine.api.slides.createItem(website)).body.newExperienceItem
    const { body } = await mine.studio.slides.duplicateItem({ experienceItemId })
    expect(body).toMatchObject({ newExperienceItem: { websiteUrl: 'https://shop.example' }, updatedView: null })
  })

  it('keeps within the plan, also when many are wanted at once, and leaves nothing half made', async () => {
    const free = await content.anAccount(0)
    const experienceItemId = await aSlide('First', free)
    const refused = await Promise.all(
      Array.from({ length: 20 }, () => refusal(free.studio.slides.duplicateItem({ experienceItemId }))),
    )
    expect(refused.filter((one) => one === undefined)).toHaveLength(9)
    expect(new Set(refused.flatMap((one) => one?.code ?? []))).toEqual(new Set(['EXPERIENCE_ITEM_LIMIT_REACHED']))
    expect([(await itemsOf(free)).length, (await viewsOf(free)).length]).toEqual([10, 10])
  })

  it("finds neither another account's slide nor a deleted one", async () => {
    const theirs = await aSlide('Theirs', other)
    const deleted = await aSlide('Deleted')
    await mine.api.slides.deleteItem({ experienceItemId: deleted })
    for (const experienceItemId of [theirs, deleted, 'no-such-slide'])
      expect(await refusal(mine.studio.slides.duplicateItem({ experienceItemId }))).toMatchObject({ status: 404 })
    expect(await itemsOf(other)).toHaveLength(1)
  })
})

describe('what deleting a slide means', () => {
  it('are the apps that show it, by name', async () => {
    const { page, itemId } = await anApp(mine, 'shows-it')
    const { consequences } = await mine.studio.slides.consequences({ experienceItemId: itemId })
    expect(consequences.usedIn).toEqual([
      {
        experienceId: page.experienceId,
        pageName: 'The shows-it',
        rootPageId: 'shows-it',
        active: true,
        slideCount: 1,
      },
    ])
    await mine.api.experiences.delete(page)
    expect((await mine.studio.slides.consequences({ experienceItemId: itemId })).consequences.usedIn).toEqual([])
  })

  it("are nobody else's business", async () => {
    const theirs = await aSlide('Theirs', other)
    for (const experienceItemId of [theirs, 'no-such-slide'])
      expect(await refusal(mine.studio.slides.consequences({ experienceItemId }))).toMatchObject({ status: 404 })
  })
})

describe('deleting several slides', () => {
  it('takes each out of every app, keeps the order of the rest, and says what became of each', async () => {
    const ids: string[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e']) ids.push(await aSlide(name))
    const [a, b, c, d, e] = ids.map(String)
    const page = {
      rootPageId: 'many',
      fullPagePath: 'many',
      pageName: 'Many',
      experienceItems: [e, b, a, d, c].map(String),
    }
    const { experienceId } = (await mine.api.experiences.update(page)).updatedPage
    const untouched = (await anApp(mine, 'untouched')).page
    const theirs = await aSlide('Theirs', other)
    const answer = await mine.studio.slides.deleteMany({ experienceItemIds: [b, theirs, 'unknown', d].map(String) })
    expect(answer.results).toEqual([
      { id: b, outcome: 'DONE' },
      { id: theirs, outcome: 'NOT_FOUND' },
      { id: 'unknown', outcome: 'NOT_FOUND' },
      { id: d, outcome: 'DONE' },
    ])
    expect(answer.removedFrom).toEqual([experienceId])
    const { pages } = await mine.api.experiences.getAll()
    expect(pages.find((one) => one.experienceId === experienceId)).toMatchObject({
      experienceItems: [e, a, c],
      revision: 2,
    })
    expect(pages).toContainEqual(untouched)
    expect((await itemsOf(other)).map(({ experienceItemId }) => experienceItemId)).toContain(theirs)
    const again = await mine.studio.slides.deleteMany({ experienceItemIds: [String(b)] })
    expect(again).toMatchObject({ results: [{ outcome: 'NOT_FOUND' }], removedFrom: [] })
  })

  it('hides a view only when no slide is left that shows it', async () => {
    await mine.api.slides.updateView({ viewId: 'shown-thrice' })
    const create = async () =>
      (await mine.api.slides.createItem({ itemName: 'One of three', viewId: 'shown-thrice' })).body.newExperienceItem
        .experienceItemId
    const [first, second, third] = [await create(), await create(), await create()]
    const isThere = async () => (await viewsOf(mine)).some(({ viewId }) => viewId === 'shown-thrice')
    await mine.studio.slides.deleteMany({ experienceItemIds: [first, second] })
    expect(await isThere()).toBe(true)
    await mine.studio.slides.deleteMany({ experienceItemIds: [third] })
    expect(await isThere()).toBe(false)
  })

  it.each([
    ['none', []],
    ['more than 100', Array.from({ length: 101 }, (_, index) => `id-${index}`)],
    ['one twice', ['a', 'a']],
    ['no ids', [{ $ne: null }]],
    ['no list', 'abc'],
  ])('refuses %s', async (_, experienceItemIds) => {
    const response = await mine.post('/experienceItems/deleteMany', { experienceItemIds })
    expect([response.statusCode, response.json().field]).toEqual([400, expect.stringMatching(/^experienceItemIds/)])
  })
})
