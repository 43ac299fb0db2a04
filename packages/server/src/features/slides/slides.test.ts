import type { Slide } from '@taplet/slides/schema'
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

  it('[14.15] answers an id that someone else uses as a new one, and leaves theirs alone', async () => {
    await other.api.slides.updateView({ viewId: 'private', widgets: text('mine') })
    const save = (viewId: string) => mine.api.slides.updateView({ viewId, revision: 7, widgets: text('taken') })
    const [theirs, nobodys] = [await save('private'), await save('nobodys')]
    expect(theirs.updatedView.revision).toBe(nobodys.updatedView.revision)
    expect(theirs.updatedView.widgets).toEqual(nobodys.updatedView.widgets)
    const { views } = await other.api.slides.getAllViews()
    expect(views).toMatchObject([{ viewId: 'private', revision: 1, widgets: [{ widgetData: { text: 'mine' } }] }])
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
    const shown = await content.features.slides.publishedByItemIds(mine.accountId, [
      second,
      theirs,
      deleted,
      'unknown',
      first,
    ])
    expect(shown.map(({ experienceItemId }) => experienceItemId)).toEqual([second, first])
  })

  it('shows the rest of a slide that holds something this version does not know', async () => {
    const { body } = await mine.api.slides.createItem({ itemName: 'From the future' })
    const known = { widgetId: 'known', widgetType: 'TEXT_BOX', widgetData: { text: 'Still here' } }
    const widgets = JSON.stringify([{ widgetId: 'new', widgetType: 'HOLOGRAM', widgetData: {} }, known])
    await content.db
      .updateTable('views')
      .set({ widgets })
      .where('view_id', '=', body.newExperienceItem.viewId)
      .execute()
    const [shown] = await content.features.slides.publishedByItemIds(mine.accountId, [
      body.newExperienceItem.experienceItemId,
    ])
    expect(shown?.widgets).toMatchObject([known])
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
