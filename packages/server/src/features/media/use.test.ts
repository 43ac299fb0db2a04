import type { Slide } from '@taplet/slides/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp } from '../../testing/an-app.ts'
import { aJpeg } from './testing/pictures.ts'
import { startTestMedia, type TestAccount, type TestMedia } from './testing/start-test-media.ts'
import { callOf, upload } from './testing/upload.ts'

let media: TestMedia
let ada: TestAccount
let bob: TestAccount
beforeAll(async () => {
  media = await startTestMedia()
  ada = await media.anAccount()
  bob = await media.anAccount()
})
afterAll(() => media.stop())

const call = callOf(() => media)

describe('the use of a file', () => {
  const slideWith = (viewId: string, url: string): Slide =>
    ({
      viewId,
      viewName: viewId,
      viewMetadata: { backgroundMedia: { type: 'IMAGE', url } },
      widgets: [
        { widgetId: 'w1', widgetType: 'IMAGE', widgetData: { imageUrl: url } },
        { widgetId: 'w2', widgetType: 'TEXT_BOX', widgetData: { text: `not ${url}` } },
      ],
    }) as never // the schema fills in the rest

  async function saveSlide(account: TestAccount, viewId: string, url: string): Promise<void> {
    const { slide } = await import('@taplet/slides/schema')
    await media.features.slides.createItem(account.accountId, {
      itemName: `Slide ${viewId}`,
      itemType: 'CUSTOM',
      websiteUrl: '',
    })
    const [item] = (await media.features.slides.listItems(account.accountId)).toReversed()
    await media.features.slides.saveView(
      account.accountId,
      slide.parse({ ...slideWith(item?.viewId ?? '', url), viewName: viewId }),
    )
  }

  it('names the slides that show it, and can be given to another file in all of them at once', async () => {
    const from = await upload(media, ada, await aJpeg(550, 300))
    const to = await upload(media, ada, await aJpeg(560, 300))
    await saveSlide(ada, 'one', from.url)
    await saveSlide(ada, 'two', from.url)
    const use = (await call('getUse', undefined, ada)).json<{
      uses: { url: string; slides: { name: string }[] }[]
      usedBytes: number
    }>()
    const names = use.uses.find((one) => one.url === from.url)?.slides.map((slide) => slide.name)
    expect(names?.toSorted()).toEqual(['Slide one', 'Slide two'])
    expect(use.usedBytes).toBeGreaterThan(0)
    const before = await media.features.slides.listViews(ada.accountId)
    const { viewIds } = (await call('replace', { fromUrl: from.url, toUrl: to.url }, ada)).json<{ viewIds: string[] }>()
    expect(viewIds).toHaveLength(2)
    for (const view of await media.features.slides.listViews(ada.accountId)) {
      expect(view.viewMetadata.backgroundMedia.url).toBe(to.url)
      expect(view.widgets[0]?.widgetData).toMatchObject({ imageUrl: to.url })
      expect(view.widgets[1]?.widgetData).toMatchObject({ text: `not ${from.url}` })
      const kept = await media.db.selectFrom('versions').selectAll().where('account_id', '=', ada.accountId).execute()
      expect(kept.length).toBeGreaterThanOrEqual(2)
      expect(view.revision).toBe((before.find((one) => one.viewId === view.viewId)?.revision ?? 0) + 1)
    }
    expect((await call('replace', { fromUrl: from.url, toUrl: to.url }, ada)).json()).toMatchObject({ viewIds: [] })
  })

  const keepTemplate = (account: TestAccount, templateId: string, url: string) =>
    media.db
      .insertInto('slide_templates')
      .values({
        template_id: templateId,
        account_id: account.accountId,
        name: `Template ${templateId}`,
        metadata: JSON.stringify({ backgroundMedia: { type: 'IMAGE', url } }),
        widgets: JSON.stringify([
          { widgetId: 'w1', widgetType: 'IMAGE', widgetData: { imageUrl: url } },
          { widgetId: 'w2', widgetType: 'TEXT_BOX', widgetData: { text: `not ${url}` } },
        ]),
      })
      .execute()
  const templateOf = (templateId: string) =>
    media.db.selectFrom('slide_templates').selectAll().where('template_id', '=', templateId).executeTakeFirstOrThrow()

  it('names the templates that show it, and a replacement reaches them, but no other account', async () => {
    const from = await upload(media, ada, await aJpeg(551, 300))
    const to = await upload(media, ada, await aJpeg(561, 300))
    await keepTemplate(ada, 't-ada', from.url)
    await keepTemplate(bob, 't-bob', from.url)
    const { uses } = (await call('getUse', undefined, ada)).json<{ uses: { url: string; templates: unknown }[] }>()
    expect(uses.find((one) => one.url === from.url)?.templates).toEqual([
      { templateId: 't-ada', name: 'Template t-ada' },
    ])
    await call('replace', { fromUrl: from.url, toUrl: to.url }, ada)
    expect(await templateOf('t-ada')).toMatchObject({
      metadata: { backgroundMedia: { url: to.url } },
      widgets: [{ widgetData: { imageUrl: to.url } }, { widgetData: { text: `not ${from.url}` } }],
    })
    expect(await templateOf('t-bob')).toMatchObject({ metadata: { backgroundMedia: { url: from.url } } })
  })

  it('names the brands whose logo it is, and a replacement reaches them, but no other account', async () => {
    const from = await upload(media, ada, await aJpeg(555, 300))
    const to = await upload(media, ada, await aJpeg(565, 300))
    const { brandId } = (await ada.studio.brands.save({ name: 'Ada', logoUrl: from.url })).brand
    const bobs = await upload(media, bob, await aJpeg(555, 300))
    const theirs = (await bob.studio.brands.save({ name: 'Bob', logoUrl: bobs.url })).brand
    const { uses } = (await call('getUse', undefined, ada)).json<{ uses: { url: string; brands: unknown }[] }>()
    expect(uses.find((one) => one.url === from.url)?.brands).toEqual([{ brandId, name: 'Ada' }])
    await call('replace', { fromUrl: from.url, toUrl: to.url }, ada)
    expect((await ada.studio.brands.getAll()).brands).toMatchObject([{ logoUrl: to.url, revision: 2 }])
    expect((await bob.studio.brands.getAll()).brands).toEqual([theirs])
  })

  it('names the products that show it, on a slide or not, and a replacement reaches them, but no other account', async () => {
    const from = await upload(media, ada, await aJpeg(553, 300))
    const to = await upload(media, ada, await aJpeg(563, 300))
    const keepProduct = (account: TestAccount, productId: string) =>
      media.db
        .insertInto('products')
        .values({
          product_id: productId,
          account_id: account.accountId,
          name: `Product ${productId}`,
          description: '',
          currency: 'EUR',
          buy_url: '',
          active: true,
          images: JSON.stringify([{ url: from.url, altText: '' }]),
          variants: JSON.stringify([{ variantId: 'v', name: '', price: 100, imageUrl: from.url }]),
        })
        .execute()
    await keepProduct(ada, 'p-ada')
    await keepProduct(bob, 'p-bob')
    const { uses } = (await call('getUse', undefined, ada)).json<{ uses: { url: string; products: unknown }[] }>()
    expect(uses.find((one) => one.url === from.url)?.products).toEqual([{ productId: 'p-ada', name: 'Product p-ada' }])
    await call('replace', { fromUrl: from.url, toUrl: to.url }, ada)
    const shown = async (productId: string) => {
      const query = media.db.selectFrom('products').selectAll().where('product_id', '=', productId)
      return JSON.stringify(await query.executeTakeFirstOrThrow())
    }
    expect(await shown('p-ada')).toContain(to.url)
    expect(await shown('p-ada')).not.toContain(from.url)
    expect(await shown('p-bob')).toContain(from.url)
  })

  it('names what shows it in a draft only, or once it is published by itself, and a replacement reaches both', async () => {
    const from = await upload(media, ada, await aJpeg(554, 300))
    const to = await upload(media, ada, await aJpeg(564, 300))
    const later = await anApp(ada, 'shows-later', { pageName: 'Shown later' })
    const drafted = await anApp(ada, 'shows-in-draft', { pageName: 'Shown in a draft' })
    const viewIdOf = async ({ itemId }: { itemId: string }) => {
      const { experienceItems } = (await ada.studio.slides.getAllItems()).body
      return experienceItems.find((one) => one.experienceItemId === itemId)?.viewId ?? ''
    }
    const [laterView, draftedView] = [await viewIdOf(later), await viewIdOf(drafted)]
    const target = { kind: 'SLIDE', targetId: drafted.itemId } as const
    const ofApp = { kind: 'EXPERIENCE', targetId: drafted.page.experienceId } as const
    const device = { deviceId: 'phone', base: {}, sequence: 1 }
    await ada.studio.drafts.save({ ...target, ...device, document: { ...slideWith(draftedView, from.url) } })
    await ada.studio.drafts.save({ ...ofApp, ...device, document: { coverImageUrl: from.url } })
    await ada.studio.experiences.schedulePublishing({
      experienceId: later.page.experienceId,
      publishAt: new Date(media.clock.now.getTime() + 3_600_000).toISOString(),
      page: { ...later.page, coverImageUrl: from.url },
      views: [slideWith(laterView, from.url)],
    })
    const used = async (url: string) => {
      const { uses } = (await call('getUse', undefined, ada)).json<{
        uses: { url: string; slides: { viewId: string }[]; apps: { name: string }[] }[]
      }>()
      const use = uses.find((one) => one.url === url)
      return use && [use.slides.map(({ viewId }) => viewId).toSorted(), use.apps.map(({ name }) => name).toSorted()]
    }
    const everywhere = [[laterView, draftedView].toSorted(), ['Shown in a draft', 'Shown later']]
    expect(await used(from.url)).toEqual(everywhere)
    const { viewIds } = (await call('replace', { fromUrl: from.url, toUrl: to.url }, ada)).json<{ viewIds: string[] }>()
    expect(viewIds.toSorted()).toEqual(everywhere[0])
    expect([await used(from.url), await used(to.url)]).toEqual([undefined, everywhere])
    await call('delete', { mediaId: from.mediaId }, ada)
    media.clock.ahead = 3_600_000
    await media.runJobs()
    media.clock.ahead = 0
    const views = await media.features.slides.listViews(ada.accountId)
    expect(views.find((view) => view.viewId === laterView)?.viewMetadata.backgroundMedia.url).toBe(to.url)
    expect((await media.get(to.url)).statusCode).toBe(200)
    await ada.studio.drafts.discard({ ...target, deviceId: 'phone', sequence: 2 })
    await ada.studio.drafts.discard({ ...ofApp, deviceId: 'phone', sequence: 2 })
    expect(await used(to.url)).toEqual([[laterView], ['Shown later']])
  })

  it('may be given to another file after it was deleted, but never to a deleted one', async () => {
    const from = await upload(media, ada, await aJpeg(552, 300))
    const to = await upload(media, ada, await aJpeg(562, 300))
    await call('delete', { mediaId: from.mediaId }, ada)
    expect((await call('replace', { fromUrl: from.url, toUrl: to.url }, ada)).statusCode).toBe(200)
    const back = await call('replace', { fromUrl: to.url, toUrl: from.url }, ada)
    expect(back.statusCode).toBe(404)
    expect(back.json()).toMatchObject({ field: 'toUrl' })
  })

  it("is never exchanged in another account's slides, nor for another account's file", async () => {
    const mine = await upload(media, ada, await aJpeg(570, 300))
    const theirs = await upload(media, bob, await aJpeg(580, 300))
    // Anyone who knows the address of a published picture may show it.
    await saveSlide(bob, 'three', mine.url)
    expect((await call('replace', { fromUrl: mine.url, toUrl: theirs.url }, ada)).statusCode).toBe(404)
    expect((await call('replace', { fromUrl: mine.url, toUrl: theirs.url }, bob)).statusCode).toBe(404)
    expect((await call('replace', { fromUrl: mine.url, toUrl: mine.url })).statusCode).toBe(401)
    const other = await upload(media, ada, await aJpeg(590, 300))
    await call('replace', { fromUrl: mine.url, toUrl: other.url }, ada)
    const [view] = await media.features.slides.listViews(bob.accountId)
    expect(view?.viewMetadata.backgroundMedia.url).toBe(mine.url)
    expect((await call('getUse', undefined)).statusCode).toBe(401)
  })
})
