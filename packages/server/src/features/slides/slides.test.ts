import type { Slide } from '@taplet/slides/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { type Content, startContent, type TestAccount } from '../../testing/start-content.ts'

let content: Content
let mine: TestAccount
let other: TestAccount
beforeAll(async () => {
  content = await startContent()
  mine = await content.anAccount(200)
  other = await content.anAccount(200)
})
afterAll(() => content.stop())

// Only the text is given: the schema fills in the rest.
const text = (words: string): Slide['widgets'] => [
  { widgetId: 'w1', widgetType: 'TEXT_BOX', widgetData: { text: words } as never },
]
describe('views', () => {
  it('creates a view under an id that nobody has, and saves over it', async () => {
    const created = await mine.api.slides.updateView({ viewId: 'welcome', viewName: 'Welcome', widgets: text('Hello') })
    expect(created.updatedView).toMatchObject({
      viewId: 'welcome',
      revision: 1,
      widgets: [{ widgetData: { text: 'Hello' } }],
    })
    const saved = await mine.api.slides.updateView({
      viewId: 'welcome',
      viewName: 'Welcome',
      widgets: text('Good morning'),
    })
    expect(saved.updatedView).toMatchObject({ revision: 2, widgets: [{ widgetData: { text: 'Good morning' } }] })
    const { views } = await mine.api.slides.getAllViews()
    expect(views.filter(({ viewId }) => viewId === 'welcome')).toEqual([saved.updatedView])
  })

  it('keeps every kind of text as it was sent', async () => {
    const words = "👩‍👩‍👧 مرحبا e\u0301 𠮷 {{7*7}} ${7*7} %s ' or 1=1 -- <b>"
    const { updatedView } = await mine.api.slides.updateView({
      viewId: 'words',
      viewName: 'Words',
      widgets: text(words),
    })
    expect(updatedView.widgets[0]?.widgetData).toMatchObject({ text: words })
  })

  it('refuses a save that is based on an older state and answers the newer one', async () => {
    await mine.api.slides.updateView({ viewId: 'two-tabs', widgets: text('first') })
    await mine.api.slides.updateView({ viewId: 'two-tabs', revision: 1, widgets: text('second') })
    const refused = await refusal(
      mine.api.slides.updateView({ viewId: 'two-tabs', revision: 1, widgets: text('third') }),
    )
    expect(refused).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      callResult: 'CONFLICT',
      current: { revision: 2, widgets: [{ widgetData: { text: 'second' } }] },
    })
  })

  it('lets exactly one of many parallel saves of one state through', async () => {
    await mine.api.slides.updateView({ viewId: 'race', widgets: text('start') })
    const saves = Array.from({ length: 10 }, (_, index) =>
      refusal(mine.api.slides.updateView({ viewId: 'race', revision: 1, widgets: text(`save ${index}`) })),
    )
    const refused = (await Promise.all(saves)).filter((one) => one !== undefined)
    expect(refused).toHaveLength(9)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['CONFLICT']))
  })

  it("answers someone else's view as one that does not exist and leaves it alone", async () => {
    await other.api.slides.updateView({ viewId: 'private', widgets: text('mine') })
    expect(await refusal(mine.api.slides.updateView({ viewId: 'private', widgets: text('taken') }))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    const { views } = await other.api.slides.getAllViews()
    expect(views).toMatchObject([{ viewId: 'private', revision: 1, widgets: [{ widgetData: { text: 'mine' } }] }])
    expect((await mine.api.slides.getAllViews()).views.map(({ viewId }) => viewId)).not.toContain('private')
  })

  it.each([
    ['a script as a link', { widgetId: 'w', widgetType: 'LINK', widgetData: { linkValue: 'javascript:alert(1)' } }],
    ['a script as a picture', { widgetId: 'w', widgetType: 'IMAGE', widgetData: { imageUrl: 'javascript:alert(1)' } }],
    [
      'a data address as a picture',
      { widgetId: 'w', widgetType: 'IMAGE', widgetData: { imageUrl: 'data:text/html,<script>' } },
    ],
    [
      'a script behind a picture',
      { widgetId: 'w', widgetType: 'IMAGE', widgetData: { metadata: { linkUrl: 'JaVaScRiPt:alert(1)' } } },
    ],
    ['a local file as a video', { widgetId: 'w', widgetType: 'VIDEO', widgetData: { videoUrl: 'file:///etc/passwd' } }],
    [
      'CSS instead of a colour',
      { widgetId: 'w', widgetType: 'TEXT_BOX', widgetData: { metadata: { textColor: 'red;background:url(//evil)' } } },
    ],
    ['a widget type that does not exist', { widgetId: 'w', widgetType: 'script', widgetData: {} }],
  ])('refuses %s and stores nothing', async (_, widget) => {
    const response = await mine.post('/updateView', { viewId: 'refused', widgets: [widget] })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ callResult: 'FAILURE', code: 'BAD_REQUEST' })
    expect((await mine.api.slides.getAllViews()).views.map(({ viewId }) => viewId)).not.toContain('refused')
  })
})

describe('items', () => {
  it('gives a custom slide a blank view', async () => {
    const { body } = await mine.api.slides.createItem({ itemName: 'Menu', itemType: 'CUSTOM' })
    expect(body.newExperienceItem).toMatchObject({
      itemName: 'Menu',
      itemType: 'CUSTOM',
      usedIn: [],
      viewId: body.updatedView?.viewId,
    })
    expect(body.updatedView).toMatchObject({ viewName: 'Menu', widgets: [], revision: 1 })
    expect((await mine.api.slides.getAllItems()).body.experienceItems).toContainEqual(body.newExperienceItem)
  })

  it('makes ids that cannot be guessed', async () => {
    const { body } = await mine.api.slides.createItem({ itemName: 'One' })
    for (const id of [body.newExperienceItem.experienceItemId, body.updatedView?.viewId])
      expect(id).toMatch(/^[A-Za-z0-9]{22}$/)
  })

  it("shows a view of the account when one is named, and never somebody else's", async () => {
    await mine.api.slides.updateView({ viewId: 'named', viewName: 'Named' })
    const { body } = await mine.api.slides.createItem({ itemName: 'With a view', viewId: 'named' })
    expect(body.updatedView?.viewId).toBe('named')
    await other.api.slides.updateView({ viewId: 'not-yours' })
    expect(await refusal(mine.api.slides.createItem({ itemName: 'Stolen', viewId: 'not-yours' }))).toMatchObject({
      status: 404,
    })
    expect((await mine.api.slides.getAllItems()).body.experienceItems.map(({ itemName }) => itemName)).not.toContain(
      'Stolen',
    )
  })

  it('takes a website with its address, on the web only', async () => {
    const { body } = await mine.api.slides.createItem({
      itemName: 'Shop',
      itemType: 'EXTERNAL_WEBSITE',
      websiteUrl: 'https://shop.example',
    })
    expect(body).toMatchObject({
      newExperienceItem: { websiteUrl: 'https://shop.example', viewId: null },
      updatedView: null,
    })
    for (const websiteUrl of ['', 'mailto:me@shop.example', 'javascript:alert(1)']) {
      expect(
        await refusal(mine.api.slides.createItem({ itemName: 'Bad', itemType: 'EXTERNAL_WEBSITE', websiteUrl })),
      ).toMatchObject({ status: 400, field: 'websiteUrl' })
    }
  })

  it('keeps the address of a website when only its name is changed', async () => {
    const { body } = await mine.api.slides.createItem({
      itemName: 'Blog',
      itemType: 'EXTERNAL_WEBSITE',
      websiteUrl: 'https://blog.example',
    })
    const { experienceItemId } = body.newExperienceItem
    const renamed = await mine.api.slides.updateItem({ experienceItemId, itemName: 'Journal', revision: 1 })
    expect(renamed.body.updatedExperienceItem).toMatchObject({
      itemName: 'Journal',
      websiteUrl: 'https://blog.example',
      revision: 2,
    })
    expect(
      await refusal(mine.api.slides.updateItem({ experienceItemId, itemName: 'Late', revision: 1 })),
    ).toMatchObject({ code: 'CONFLICT', current: { itemName: 'Journal' } })
  })

  it('takes no product slide without a product', async () => {
    expect(await refusal(mine.api.slides.createItem({ itemName: 'Mug', itemType: 'PRODUCT' }))).toMatchObject({
      status: 400,
      field: 'productId',
    })
  })

  it("answers someone else's item as one that does not exist and leaves it alone", async () => {
    const { body } = await other.api.slides.createItem({ itemName: 'Theirs' })
    const { experienceItemId } = body.newExperienceItem
    const update = await mine.post('/experienceItems/update', { experienceItemId, itemName: 'Mine now' })
    const unknown = await mine.post('/experienceItems/update', {
      experienceItemId: 'no-such-item',
      itemName: 'Mine now',
    })
    const { requestId: _, ...answer } = update.json()
    const { requestId: __, ...expected } = unknown.json()
    expect([update.statusCode, answer]).toEqual([404, expected])
    expect((await mine.post('/experienceItems/delete', { experienceItemId })).statusCode).toBe(404)
    expect((await other.api.slides.getAllItems()).body.experienceItems).toContainEqual(body.newExperienceItem)
  })
})

describe('publishing slides', () => {
  it('keeps the order asked for and leaves out what is deleted or not of the account', async () => {
    const create = async (account: TestAccount) =>
      (await account.api.slides.createItem({ itemName: 'Public' })).body.newExperienceItem.experienceItemId
    const [first, second, deleted, theirs] = [
      await create(mine),
      await create(mine),
      await create(mine),
      await create(other),
    ]
    await mine.api.slides.deleteItem({ experienceItemId: deleted })
    const shown = await content.slides.publishedByItemIds(mine.accountId, [second, theirs, deleted, 'unknown', first])
    expect(shown.map(({ experienceItemId }) => experienceItemId)).toEqual([second, first])
  })

  it('shows the rest of a slide that holds something this version does not know', async () => {
    const { body } = await mine.api.slides.createItem({ itemName: 'From the future' })
    const known = { widgetId: 'known', widgetType: 'TEXT_BOX', widgetData: { text: 'Still here' } }
    const widgets = JSON.stringify([{ widgetId: 'new', widgetType: 'COUNTDOWN', widgetData: {} }, known])
    await content.db
      .updateTable('views')
      .set({ widgets })
      .where('view_id', '=', body.newExperienceItem.viewId)
      .execute()
    const [shown] = await content.slides.publishedByItemIds(mine.accountId, [body.newExperienceItem.experienceItemId])
    expect(shown?.widgets).toMatchObject([known])
  })
})

describe('deleting an item', () => {
  it('leaves the lists of all instant apps valid and says where it was shown', async () => {
    const ids: string[] = []
    for (const itemName of ['one', 'two', 'three'])
      ids.push((await mine.api.slides.createItem({ itemName })).body.newExperienceItem.experienceItemId)
    const page = { rootPageId: 'shared-a', fullPagePath: 'shared-a', pageName: 'A', experienceItems: ids }
    const a = (await mine.api.experiences.update(page)).updatedPage
    await mine.api.experiences.update({
      ...page,
      rootPageId: 'shared-b',
      fullPagePath: 'shared-b',
      experienceItems: ids.slice(0, 1),
    })
    const { body } = await mine.api.slides.deleteItem({ experienceItemId: ids[1] ?? '' })
    expect(body.removedFrom).toEqual([a.experienceId])
    const { pages } = await mine.api.experiences.getAll()
    expect(pages.find(({ rootPageId }) => rootPageId === 'shared-a')).toMatchObject({
      experienceItems: [ids[0], ids[2]],
      revision: 2,
    })
    expect(pages.find(({ rootPageId }) => rootPageId === 'shared-b')).toMatchObject({
      experienceItems: [ids[0]],
      revision: 1,
    })
    const { experienceItems } = (await mine.api.slides.getAllItems()).body
    expect(experienceItems.find(({ experienceItemId }) => experienceItemId === ids[0])?.usedIn).toHaveLength(2)
    expect(await refusal(mine.api.slides.deleteItem({ experienceItemId: ids[1] ?? '' }))).toMatchObject({ status: 404 })
    expect(
      await refusal(mine.api.slides.updateItem({ experienceItemId: ids[1] ?? '', itemName: 'back' })),
    ).toMatchObject({ status: 404 })
  })

  it('hides its view for good, unless another item shows it', async () => {
    await mine.api.slides.updateView({ viewId: 'two-items' })
    const first = (await mine.api.slides.createItem({ itemName: 'first', viewId: 'two-items' })).body.newExperienceItem
    const second = (await mine.api.slides.createItem({ itemName: 'second', viewId: 'two-items' })).body
      .newExperienceItem
    await mine.api.slides.deleteItem({ experienceItemId: first.experienceItemId })
    expect(await refusal(mine.api.slides.updateView({ viewId: 'two-items' }))).toBeUndefined()
    await mine.api.slides.deleteItem({ experienceItemId: second.experienceItemId })
    expect(await refusal(mine.api.slides.updateView({ viewId: 'two-items' }))).toMatchObject({ status: 404 })
  })
})

describe('the free plan', () => {
  it('lets exactly one of 50 parallel creates take the last place, and another after a delete', async () => {
    const free = await content.anAccount(99)
    for (let count = 0; count < 9; count++) await free.api.slides.createItem({ itemName: `Slide ${count}` })
    const refused = await Promise.all(
      Array.from({ length: 50 }, () => refusal(free.api.slides.createItem({ itemName: 'The last' }))),
    )
    expect(refused.filter((one) => one === undefined)).toHaveLength(1)
    expect(new Set(refused.filter((one) => one !== undefined).map(({ code }) => code))).toEqual(
      new Set(['EXPERIENCE_ITEM_LIMIT_REACHED']),
    )
    const { experienceItems } = (await free.api.slides.getAllItems()).body
    expect(experienceItems).toHaveLength(10)
    expect((await free.api.slides.getAllViews()).views).toHaveLength(10)
    await free.api.slides.deleteItem({ experienceItemId: experienceItems[0]?.experienceItemId ?? '' })
    expect(await refusal(free.api.slides.createItem({ itemName: 'Again' }))).toBeUndefined()
  })

  it('does not limit a Starter account', async () => {
    const starter = await content.anAccount(100)
    for (let count = 0; count < 11; count++) await starter.api.slides.createItem({ itemName: `Slide ${count}` })
    expect((await starter.api.slides.getAllItems()).body.experienceItems).toHaveLength(11)
  })
})

describe('the calls', () => {
  it.each(['/updateView', '/experienceItems/create', '/experienceItems/update', '/experienceItems/delete'])(
    '%s needs a signed-in account and a valid body',
    async (path) => {
      expect((await content.visitor.post(path, {})).statusCode).toBe(401)
      for (const body of [{}, [], null, 7, { experienceItemId: ['a', 'b'], viewId: { $ne: null }, itemName: 4 }]) {
        expect((await mine.post(path, body)).statusCode).toBe(400)
      }
    },
  )

  it.each(['/api/getAllViewsByAccountId', '/api/experienceItems/getAll'])(
    '%s needs a signed-in account',
    async (url) => {
      expect((await content.get(url)).statusCode).toBe(401)
    },
  )
})
