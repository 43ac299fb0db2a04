import { MAX_TEMPLATES } from '@taplet/contract'
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
const names = async (account = mine) => (await account.studio.templates.getAll()).templates.map(({ name }) => name)

describe('keeping a slide as a template', () => {
  it('takes a saved slide as it is now, and keeps it so', async () => {
    await mine.api.slides.updateView({ viewId: 'poster', viewName: 'Poster', widgets: text('First') })
    const { template } = await mine.studio.templates.create({ name: 'My poster', viewId: 'poster' })
    await mine.api.slides.updateView({ viewId: 'poster', viewName: 'Poster', widgets: text('Second') })
    const { templates } = await mine.studio.templates.getAll()
    expect(templates[0]).toEqual(template)
    expect(template).toMatchObject({ name: 'My poster', slide: { widgets: [{ widgetData: { text: 'First' } }] } })
  })

  it('takes what an editor holds, saved or not, newest first', async () => {
    const account = await content.anAccount(200)
    await account.studio.templates.create({ name: 'Older', slide: { widgets: text('Hello') } })
    await account.studio.templates.create({ name: 'Newer', slide: { widgets: text('Hello') } })
    expect(await names(account)).toEqual(['Newer', 'Older'])
  })

  it.each([
    ['neither a slide nor an id', { name: 'Nothing' }],
    ['both a slide and an id', { name: 'Both', viewId: 'poster', slide: { widgets: [] } }],
    ['an empty name', { name: '  ', slide: { widgets: [] } }],
    [
      'a picture from an address that no slide may show',
      {
        name: 'Evil',
        slide: { widgets: [{ widgetId: 'w', widgetType: 'IMAGE', widgetData: { imageUrl: 'javascript:alert(1)' } }] },
      },
    ],
    ['widgets of no known kind', { name: 'Odd', slide: { widgets: [{ widgetId: 'w', widgetType: 'CLOCK' }] } }],
  ])('refuses %s and keeps nothing', async (_, body) => {
    const before = await names()
    const response = await mine.post('/templates/create', body)
    expect([response.statusCode, response.json().code]).toEqual([400, 'BAD_REQUEST'])
    expect(await names()).toEqual(before)
  })

  it(`ends at ${MAX_TEMPLATES}, with a sentence that says what to do, and two tabs at once get no further`, async () => {
    const busy = await content.anAccount(200)
    await content.db
      .insertInto('slide_templates')
      .values(
        Array.from({ length: MAX_TEMPLATES - 1 }, (_, index) => ({
          template_id: `full-${index}`,
          account_id: busy.accountId,
          name: `${index}`,
          metadata: '{}',
          widgets: '[]',
        })),
      )
      .execute()
    const create = () => busy.studio.templates.create({ name: 'Last', slide: { widgets: [] } })
    const results = await Promise.allSettled([create(), create(), create()])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(create())).toMatchObject({ status: 403, code: 'TEMPLATE_LIMIT_REACHED' })
    expect(await names(busy)).toHaveLength(MAX_TEMPLATES)
  })
})

describe('naming and deleting', () => {
  it('renames a template and deletes it', async () => {
    const { template } = await mine.studio.templates.create({ name: 'Draft', slide: { widgets: text('x') } })
    const { templateId } = template
    const renamed = (await mine.studio.templates.rename({ templateId, name: 'Final' })).template
    expect(renamed).toEqual({ ...template, name: 'Final' })
    await mine.studio.templates.delete({ templateId })
    expect(await names()).not.toContain('Final')
    expect(await refusal(mine.studio.templates.delete({ templateId }))).toMatchObject({ status: 404 })
  })
})

describe('whose templates', () => {
  it('shows and changes nothing of another account', async () => {
    await other.api.slides.updateView({ viewId: 'theirs', viewName: 'Theirs', widgets: text('secret') })
    const { templateId } = (await other.studio.templates.create({ name: 'Secret', viewId: 'theirs' })).template
    expect(await names()).not.toContain('Secret')
    for (const attempt of [
      () => mine.studio.templates.create({ name: 'Stolen', viewId: 'theirs' }),
      () => mine.studio.templates.rename({ templateId, name: 'Mine' }),
      () => mine.studio.templates.delete({ templateId }),
    ])
      expect(await refusal(attempt())).toMatchObject({ status: 404 })
    expect(await names(other)).toContain('Secret')
  })

  it('answers nobody who is not signed in', async () => {
    const response = await content.get('/api/templates')
    expect(response.statusCode).toBe(401)
  })
})
