import { APP_TEMPLATE_LIMITS, type TemplateSlide } from '@taplet/contract'
import type { AppTheme } from '@taplet/slides/schema'
import { looks } from '@taplet/slides/themes'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPicture } from '../../../testing/a-picture.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { anApp } from '../../../testing/an-app.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

let app: TestApp
let mine: TestAccount
let other: TestAccount
beforeAll(async () => {
  app = await startTestApp()
  mine = await app.anAccount(200)
  other = await app.anAccount(200)
})
afterAll(() => app.stop())

const themeOf = (id: string) => looks.find((look) => look.id === id)?.theme as AppTheme // in the table
const newId = () => randomUUID()
const textOf = (slide: TemplateSlide | undefined): unknown => slide?.slide?.widgets[0]?.widgetData

/** A template of an app with one slide of text. */
async function aTemplate(name: string, account = mine) {
  const source = await anApp(account, name, { description: 'Breakfast' })
  const { experienceId } = source.page
  const { template } = await account.appTemplates.create({ experienceId, name: `Like ${name}` })
  return { ...source, template }
}
const use = (templateId: string, name: string, more: object = {}, account = mine) =>
  account.appTemplates.use({ templateId, experienceId: newId(), rootPageId: name, pageName: `The ${name}`, ...more })
const shownBy = (account: TestAccount, itemIds: readonly string[]) =>
  app.features.slides.publishedByItemIds(account.accountId, itemIds)

describe('an app as a template', () => {
  it('is stored as it is saved now, and stays so when the app and its slides change or go', async () => {
    const { page, write, itemId, template } = await aTemplate('first')
    await write('Changed')
    expect(template).toMatchObject({ name: 'Like first', description: 'Breakfast', theme: null })
    await mine.experiences.deleteMany({ experienceIds: [page.experienceId] })
    await mine.slides.deleteMany({ experienceItemIds: [itemId] })
    const { templates } = await mine.appTemplates.getAll()
    expect(templates).toContainEqual(template)
    expect(textOf(templates.find((one) => one.templateId === template.templateId)?.slides[0])).toMatchObject({
      text: 'Words of first',
    })
  })

  it('is renamed and deleted, and apps that began with it stay', async () => {
    const { templateId } = (await aTemplate('named')).template
    const { updatedPage } = await use(templateId, 'named-child')
    expect((await mine.appTemplates.rename({ templateId, name: 'Other' })).template.name).toBe('Other')
    await mine.appTemplates.delete({ templateId })
    expect((await mine.appTemplates.getAll()).templates.map((one) => one.templateId)).not.toContain(templateId)
    expect((await mine.experiences.getAll()).pages).toContainEqual(updatedPage)
    expect(await refusal(mine.appTemplates.delete({ templateId }))).toMatchObject({ status: 404 })
  })

  it('names itself where a picture is used, and follows when that is replaced', async () => {
    const account = await app.anAccount(200)
    const [from, to] = [await aPicture(app, account), await aPicture(app, account, '#123456')]
    const { page } = await anApp(account, 'pictured')
    await account.experiences.update({ ...page, coverImageUrl: from, revision: undefined })
    const [item] = (await account.slides.getAllItems()).body.experienceItems
    await account.slides.updateView({
      viewId: item?.viewId ?? '',
      widgets: [{ widgetId: 'p', widgetType: 'IMAGE', widgetData: { imageUrl: from } as never }], // the schema fills in the rest
    })
    const { template } = await account.appTemplates.create({ experienceId: page.experienceId, name: 'Pictured' })
    const { uses } = await account.media.getUse()
    expect(uses.find(({ url }) => url === from)?.templates).toEqual([
      { templateId: template.templateId, name: 'Pictured' },
    ])
    await account.media.replace({ fromUrl: from, toUrl: to })
    const { templates } = await account.appTemplates.getAll()
    expect(textOf(templates[0]?.slides[0])).toMatchObject({ imageUrl: to })
  })

  it('is one too many beyond the plan, also for three tabs at once', async () => {
    const account = await app.anAccount()
    const { page } = await anApp(account, 'crowded')
    const create = () => account.appTemplates.create({ experienceId: page.experienceId, name: 'One' })
    for (let made = 1; made < APP_TEMPLATE_LIMITS.FREE; made++) await create()
    const results = await Promise.allSettled([create(), create(), create()])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(create())).toMatchObject({ status: 403, code: 'APP_TEMPLATE_LIMIT_REACHED' })
  })
})

describe('an app from a template', () => {
  it('has slides, widgets and an address of its own', async () => {
    const { page, itemId, template } = await aTemplate('mother')
    const { updatedPage, leftOut } = await use(template.templateId, 'daughter', { description: 'Lunch' })
    expect(leftOut).toBe(0)
    expect(updatedPage).toMatchObject({ rootPageId: 'daughter', pageName: 'The daughter', description: 'Lunch' })
    expect(updatedPage.tagId).not.toBe(page.tagId)
    expect(updatedPage.experienceItems).not.toContain(itemId)
    const [slide] = await shownBy(mine, updatedPage.experienceItems)
    expect(slide?.widgets[0]?.widgetData).toMatchObject({ text: 'Words of mother' })
    expect(slide?.widgets[0]?.widgetId).not.toBe('w')
  })

  it('has its own name where that of the first app stood, in texts and description', async () => {
    const { page, itemId } = await anApp(mine, 'ofelia', {
      pageName: 'Café Ofelia',
      text: 'Café Ofelia is open',
      description: 'All of Café Ofelia',
    })
    const { template } = await mine.appTemplates.create({ experienceId: page.experienceId, name: 'Cafés' })
    expect(template).toMatchObject({ name: 'Cafés', pageName: 'Café Ofelia' })
    const { updatedPage } = await use(template.templateId, 'luna', { pageName: 'Café Luna' })
    expect(updatedPage.description).toBe('All of Café Luna')
    const [slide] = await shownBy(mine, updatedPage.experienceItems)
    expect(slide?.widgets[0]?.widgetData).toMatchObject({ text: 'Café Luna is open' })
    const [before] = await shownBy(mine, [itemId])
    expect(before?.widgets[0]?.widgetData).toMatchObject({ text: 'Café Ofelia is open' })
  })

  it('shows each slide at the hours of the template, by its clock', async () => {
    const { page, itemId } = await anApp(mine, 'weekends')
    const always = (await anApp(mine, 'always')).itemId
    const { experienceId } = page
    const experienceItems = [always, itemId]
    const slideRules = { [itemId]: { days: [6, 7] } }
    await mine.experiences.update({ ...page, experienceItems, slideRules, timeZone: 'Asia/Tokyo' })
    const { template } = await mine.appTemplates.create({ experienceId, name: 'Weekends' })
    const { updatedPage } = await use(template.templateId, 'weekends-too')
    const [, second = ''] = updatedPage.experienceItems
    expect(updatedPage).toMatchObject({ timeZone: 'Asia/Tokyo' })
    expect(updatedPage.slideRules).toEqual({ [second]: { days: [6, 7] } })
  })

  it('keeps the look of the template, or takes the one that is chosen', async () => {
    const { page } = await anApp(mine, 'dressed')
    const { experienceId } = page
    await mine.experiences.saveTheme({ experienceId, theme: themeOf('brass'), views: [] })
    const { templateId } = (await mine.appTemplates.create({ experienceId, name: 'Dressed' })).template
    const asIs = await use(templateId, 'dressed-as-is')
    expect(asIs.updatedPage.theme).toEqual(themeOf('brass'))
    const dusk = await use(templateId, 'dressed-in-dusk', { theme: themeOf('dusk') })
    expect(dusk.updatedPage.theme).toEqual(themeOf('dusk'))
    const [[before], [after]] = await Promise.all([
      shownBy(mine, asIs.updatedPage.experienceItems),
      shownBy(mine, dusk.updatedPage.experienceItems),
    ])
    expect(after?.viewMetadata).not.toEqual(before?.viewMetadata)
  })

  it('is made once, however often the request is repeated', async () => {
    const { template } = await aTemplate('pressed')
    const experienceId = newId()
    const press = () => use(template.templateId, 'pressed-twice', { experienceId })
    const [one, two] = await Promise.all([press(), press()])
    expect(two).toEqual(one)
    expect(await press()).toEqual(one)
    expect(
      (await mine.slides.getAllItems()).body.experienceItems.filter(({ usedIn }) => usedIn.includes(experienceId)),
    ).toHaveLength(1)
  })

  it('leaves out a slide whose product is gone, and says so', async () => {
    const account = await app.anAccount(200)
    const { product } = await account.products.create({
      name: 'Mug',
      currency: 'EUR',
      variants: [{ variantId: 'v', price: 900, imageUrl: '' }],
      buyUrl: '',
    })
    const { page } = await anApp(account, 'with-a-mug')
    const { body } = await account.slides.createItem({
      itemName: 'Mug',
      itemType: 'PRODUCT',
      productId: product.productId,
      websiteUrl: '',
    })
    const experienceItems = [...page.experienceItems, body.newExperienceItem.experienceItemId]
    await account.experiences.update({ ...page, experienceItems })
    const { template } = await account.appTemplates.create({ experienceId: page.experienceId, name: 'Mugs' })
    const whole = await use(template.templateId, 'mugs-one', {}, account)
    expect([whole.leftOut, whole.updatedPage.experienceItems.length]).toEqual([0, 2])
    await account.products.delete({ productId: product.productId })
    const rest = await use(template.templateId, 'mugs-two', {}, account)
    expect([rest.leftOut, rest.updatedPage.experienceItems.length]).toEqual([1, 1])
  })

  it('is made whole or not at all: a taken address or a full plan leaves nothing behind', async () => {
    const account = await app.anAccount()
    const { template } = await aTemplate('whole', account)
    await anApp(other, 'somebody')
    const count = async () => (await account.slides.getAllItems()).body.experienceItems.length
    const before = await count()
    expect(await refusal(use(template.templateId, 'somebody', {}, account))).toMatchObject({ code: 'PAGE_NAME_TAKEN' })
    expect(await count()).toBe(before)
    for (let made = 1; made < 5; made++) await anApp(account, `whole-${made}`)
    expect(await refusal(use(template.templateId, 'whole-more', {}, account))).toMatchObject({
      code: 'EXPERIENCE_LIMIT_REACHED',
    })
    expect(await count()).toBe(5)
  })

  it('does not take the id of an app of somebody else', async () => {
    const { template } = await aTemplate('squatter')
    const { page } = await anApp(other, 'squatted')
    const order = { experienceId: page.experienceId }
    expect(await refusal(use(template.templateId, 'squatter-child', order))).toMatchObject({ status: 400 })
    expect((await other.experiences.getAll()).pages).toContainEqual(page)
  })
})

describe('whose templates of apps', () => {
  it('are the account’s own: nobody else sees, changes or uses them', async () => {
    const { page, template } = await aTemplate('secret', other)
    const { templateId } = template
    expect((await mine.appTemplates.getAll()).templates.map(({ name }) => name)).not.toContain(template.name)
    for (const attempt of [
      () => mine.appTemplates.create({ experienceId: page.experienceId, name: 'Stolen' }),
      () => mine.appTemplates.rename({ templateId, name: 'Mine' }),
      () => mine.appTemplates.delete({ templateId }),
      () => use(templateId, 'stolen'),
    ])
      expect(await refusal(attempt())).toMatchObject({ status: 404 })
  })

  it.each([
    ['create', { experienceId: 'e', name: '  ' }],
    ['create', { name: 'No app' }],
    ['rename', { templateId: 't', name: 'a\nb' }],
    ['use', { templateId: 't', experienceId: 'e', rootPageId: 'x', pageName: 'X', theme: {} }],
    ['delete', {}],
  ])('%s refuses %j', async (call, body) => {
    expect((await mine.post(`/appTemplates/${call}`, body)).statusCode).toBe(400)
  })

  it.each(['create', 'rename', 'delete', 'use'])('%s answers nobody who is not signed in', async (call) => {
    expect((await app.visitor.post(`/appTemplates/${call}`, {})).statusCode).toBe(401)
  })
})
