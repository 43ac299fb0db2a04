import { DAY_MS } from '@taplet/base/time'
import { COPY_LINK_DAYS, type MediaItem, type Page } from '@taplet/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeMedia } from '../../../testing/a-picture.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { anApp } from '../../../testing/an-app.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { visitorPictures } from '../../../testing/visitor-pictures.ts'

let app: TestApp
let ada: TestAccount
let bob: TestAccount
beforeAll(async () => {
  app = await startTestApp()
  ada = await app.anAccount(200)
  bob = await app.anAccount(200)
})
afterAll(() => app.stop())

const newId = () => randomUUID()
let sizes = 320
const aPhoto = async ({ accountId, identityId }: TestAccount, width = ++sizes) =>
  app.features.media.importFile({
    accountId,
    identityId,
    file: await visitorPictures.aPhonePhoto(200, width),
    fileName: 'photo.jpg',
    fileType: 'image/jpeg',
    scope: 'protected',
  })

/** An app with a photo, a form and a product, and the token of its link. */
async function aSharedApp(name: string, account = ada, width?: number) {
  const photo = await aPhoto(account, width)
  const { page: first, itemId } = await anApp(account, name, { description: 'Breakfast' })
  const { viewId } =
    (await account.slides.getAllItems()).body.experienceItems.find((one) => one.experienceItemId === itemId) ?? {}
  await account.slides.updateView({
    viewId: viewId ?? '',
    widgets: [
      { widgetId: 'photo', widgetType: 'IMAGE', widgetData: { imageUrl: photo.url } as never }, // the schema fills in the rest
      { widgetId: 'form', widgetType: 'REVIEW_FORM', widgetData: {} as never },
    ],
  })
  const { product } = await account.products.create({
    name: 'Mug',
    currency: 'EUR',
    images: [{ url: photo.url, altText: '' }],
    variants: [{ variantId: 'v', price: 900, stock: 7, imageUrl: '' }],
    buyUrl: '',
  })
  const { productId } = product
  const { body } = await account.slides.createItem({ itemName: 'Mug', itemType: 'PRODUCT', productId, websiteUrl: '' })
  const experienceItems = [itemId, body.newExperienceItem.experienceItemId]
  const { updatedPage: page } = await account.experiences.update({
    ...first,
    experienceItems,
    coverImageUrl: photo.url,
  })
  const { link } = await account.copyLinks.create({ experienceId: page.experienceId })
  return { page, photo, product, link, token: tokenOf(link) }
}
const tokenOf = ({ path }: { path: string }): string => path.split('#')[1] ?? ''
const take = (token: string, account = bob, experienceId = newId()) => account.copyLinks.take({ token, experienceId })
const slidesOf = (account: TestAccount, { experienceItems }: Page) =>
  app.features.slides.publishedByItemIds(account.accountId, experienceItems)
const mediaOf = async (account: TestAccount) => (await account.media.getAll()).media
const onlyFileOf = async (account: TestAccount): Promise<MediaItem> => {
  const [file, ...others] = await mediaOf(account)
  if (!file || others.length > 0) throw new Error(`${others.length} others`)
  return file
}

describe('the link that copies an app', () => {
  it('is one for each app, is counted, and ends when it is revoked', async () => {
    const { page, link, token } = await aSharedApp('counted')
    const { experienceId } = page
    expect((await ada.copyLinks.create({ experienceId })).link).toEqual(link)
    expect(link).toMatchObject({ copies: 0 })
    await take(token)
    expect((await ada.copyLinks.fetch({ experienceId })).link).toMatchObject({ path: link.path, copies: 1 })
    await ada.copyLinks.revoke({ experienceId })
    expect((await ada.copyLinks.fetch({ experienceId })).link).toBeNull()
    for (const call of [() => bob.copyLinks.show({ token }), () => take(token)])
      expect(await refusal(call())).toMatchObject({ status: 410, code: 'COPY_LINK_INVALID' })
    expect(tokenOf((await ada.copyLinks.create({ experienceId })).link)).not.toBe(token)
  })

  it('takes buttons along that lead to its slides: those of the copy lead to its own', async () => {
    const { page, itemId } = await anApp(ada, 'with-a-button')
    const { newExperienceItem: second } = (await ada.slides.createItem({ itemName: 'Menu' })).body
    const action = { type: 'SLIDE', itemId }
    // Only the action is given: the schema fills in the rest.
    const widgets = [{ widgetId: 'b', widgetType: 'LINK' as const, widgetData: { action } as never }]
    await ada.slides.updateView({ viewId: second.viewId ?? '', widgets })
    const experienceItems = [second.experienceItemId, itemId]
    await ada.experiences.update({ ...page, experienceItems, revision: undefined })
    const { link } = await ada.copyLinks.create({ experienceId: page.experienceId })
    const { updatedPage: copy } = await take(tokenOf(link))
    const [first] = await slidesOf(bob, copy)
    expect(first?.widgets).toMatchObject([
      { widgetData: { action: { type: 'SLIDE', itemId: copy.experienceItems[1] } } },
    ])
    expect(copy.experienceItems).not.toContain(itemId)
  })

  it(`ends after ${COPY_LINK_DAYS} days, and another takes its place`, async () => {
    const { page, token, link } = await aSharedApp('expired')
    expect(new Date(link.expiresAt).getTime() - new Date(link.createdAt).getTime()).toBe(COPY_LINK_DAYS * DAY_MS)
    app.clock.ahead = COPY_LINK_DAYS * DAY_MS + 1000
    expect(await refusal(take(token))).toMatchObject({ code: 'COPY_LINK_INVALID' })
    const { experienceId } = page
    expect((await ada.copyLinks.fetch({ experienceId })).link).toBeNull()
    expect(tokenOf((await ada.copyLinks.create({ experienceId })).link)).not.toBe(token)
    app.clock.ahead = 0
  })

  it('shows a guest the app, who shares it, and what a copy takes', async () => {
    const account = await app.anAccount(200)
    await app.db.updateTable('accounts').set({ name: 'Café Ada' }).where('account_id', '=', account.accountId).execute()
    const { token, photo } = await aSharedApp('shown', account)
    const { app: shown } = await app.visitor.copyLinks.show({ token })
    expect(shown).toMatchObject({ pageName: 'The shown', sharedBy: 'Café Ada', slideCount: 2, productCount: 1 })
    expect(shown.slides).toHaveLength(2)
    expect(shown.media[photo.url]).toMatchObject({ status: 'READY' })
    expect(shown.bytes).toBeGreaterThan(0)
    expect(Object.values(shown.live.products ?? {})).toMatchObject([{ title: 'Mug' }])
  })

  it('ends with its app, with a takedown, and with its account', async () => {
    const gone = await aSharedApp('deleted')
    await ada.experiences.deleteMany({ experienceIds: [gone.page.experienceId] })
    const down = await aSharedApp('down')
    await app.db
      .insertInto('takedowns')
      .values({
        takedown_id: newId(),
        experience_id: down.page.experienceId,
        reason: 'Spam',
        taken_down_at: new Date(),
      })
      .execute()
    const closing = await app.anAccount(200)
    const closed = await aSharedApp('closed', closing)
    await app.db
      .updateTable('accounts')
      .set({ status: 'INACTIVE' })
      .where('account_id', '=', closing.accountId)
      .execute()
    for (const { token } of [gone, down, closed, { token: 'made-up' }])
      expect(await refusal(bob.copyLinks.show({ token }))).toMatchObject({ status: 410 })
  })

  it('is made, seen and revoked by the app’s own account alone', async () => {
    const { page } = await aSharedApp('own')
    const { experienceId } = page
    for (const call of [
      () => bob.copyLinks.fetch({ experienceId }),
      () => bob.copyLinks.create({ experienceId }),
      () => bob.copyLinks.revoke({ experienceId }),
    ])
      expect(await refusal(call())).toMatchObject({ status: 404 })
    expect((await ada.copyLinks.fetch({ experienceId })).link).not.toBeNull()
  })

  it.each(['create', 'revoke', 'take'])('%s answers nobody who is not signed in', async (call) => {
    expect((await app.visitor.post(`/copyLinks/${call}`, {})).statusCode).toBe(401)
  })

  it.each([
    ['create', {}],
    ['show', {}],
    ['take', { token: 'x' }],
    ['take', { token: 'x'.repeat(101), experienceId: 'e' }],
  ])('%s refuses %j', async (call, body) => {
    expect((await bob.post(`/copyLinks/${call}`, body)).statusCode).toBe(400)
  })
})

describe('a copy in another account', () => {
  it('holds everything by itself: deleting the original and its files changes nothing', async () => {
    const account = await app.anAccount(200)
    const { page, photo, product, token } = await aSharedApp('original', account)
    const taker = await app.anAccount(200)
    const { updatedPage, products, leftOut } = await take(token, taker)
    expect([products, leftOut]).toEqual([1, 0])
    expect(updatedPage).toMatchObject({ pageName: page.pageName, description: 'Breakfast', publishedAt: null })
    expect(updatedPage.rootPageId).toBe('the-original')
    const { url, sources } = await onlyFileOf(taker)
    expect(url).toContain(taker.identityId)
    expect(updatedPage.coverImageUrl).toBe(url)

    await account.experiences.deleteMany({ experienceIds: [page.experienceId] })
    await account.products.delete({ productId: product.productId })
    await account.media.delete({ mediaId: photo.mediaId })
    await app.runJobs()
    expect((await app.get(photo.url)).statusCode).toBe(404)
    for (const source of sources) expect((await app.get(source.url)).statusCode).toBe(200)
    const [words, mug] = await slidesOf(taker, updatedPage)
    expect(words?.widgets[0]?.widgetData).toMatchObject({ imageUrl: url })
    expect(words?.widgets.map(({ widgetId }) => widgetId)).not.toContain('form')
    const [own] = (await taker.products.list()).products
    expect(mug?.product).toEqual({ productId: own?.productId })
    expect(own).toMatchObject({ name: 'Mug', active: false, images: [{ url }], variants: [{ stock: 0 }] })
  })

  it('shows each slide at the same hours, by the same clock', async () => {
    const { page, token } = await aSharedApp('timed')
    const [first = '', second = ''] = page.experienceItems
    const slideRules = { [first]: { isLeftOut: true as const }, [second]: { from: '08:00', until: '11:00' } }
    await ada.experiences.update({ ...page, revision: undefined, slideRules, timeZone: 'Asia/Tokyo' })
    const { updatedPage } = await take(token)
    const [one = '', two = ''] = updatedPage.experienceItems
    expect(updatedPage.timeZone).toBe('Asia/Tokyo')
    expect(updatedPage.slideRules).toEqual({ [one]: slideRules[first], [two]: slideRules[second] })
  })

  it('counts against the storage of whoever takes it, and is refused whole where there is no room', async () => {
    const { token } = await aSharedApp('heavy')
    const taker = await app.anAccount()
    const used = async () => (await taker.media.getUse()).usedBytes
    const { bytes } = (await taker.copyLinks.show({ token })).app
    await take(token, taker)
    expect(await used()).toBe(bytes)
    const full = await app.anAccount()
    for (let made = 0; made < 5; made++) await anApp(full, `full-${made}`)
    expect(await refusal(take(token, full))).toMatchObject({ code: 'EXPERIENCE_LIMIT_REACHED' })
    expect(await mediaOf(full)).toEqual([])
    expect((await full.products.list()).products).toEqual([])
  })

  it('is one, however often the button is pressed; the same file is stored once', async () => {
    const { page, token } = await aSharedApp('pressed')
    const taker = await app.anAccount(200)
    const experienceId = newId()
    const [one, two] = await Promise.all([take(token, taker, experienceId), take(token, taker, experienceId)])
    expect(two.updatedPage.experienceId).toBe(one.updatedPage.experienceId)
    expect((await taker.experiences.getAll()).pages).toHaveLength(1)
    await take(token, taker)
    expect((await taker.experiences.getAll()).pages).toHaveLength(2)
    expect(await mediaOf(taker)).toHaveLength(1)
    const { link } = await ada.copyLinks.fetch({ experienceId: page.experienceId })
    expect(link?.copies).toBe(2)
  })

  it('does not take along what phones write into photos', async () => {
    const account = await app.anAccount(200)
    const { photo, token } = await aSharedApp('private', account, 2000)
    expect(photo.uploadUrl).not.toBe('')
    const taker = await app.anAccount(200)
    await take(token, taker)
    const keys: string[] = []
    for await (const { key } of app.storage.list(`private/${taker.identityId}/`)) keys.push(key)
    expect(keys).toEqual([])
    expect((await mediaOf(taker))[0]?.uploadUrl).toBe('')
  })

  it('takes a video along with its sizes, poster and captions', async () => {
    const account = await app.anAccount(200)
    const { page, token } = await aSharedApp('moving', account)
    const tag = 'ab'.repeat(16)
    const keyOf = (name: string) => `protected/${account.identityId}/videos/${tag}-${name}`
    const files = ['720.mp4', 'poster.webp', 'captions.vtt'].map(keyOf)
    for (const key of files) await app.storage.put(key, Buffer.from(key))
    const [film = '', poster = '', captions = ''] = files.map((key) => `/media/${key}`)
    const url = '/media/videos/moving'
    await storeMedia(app, account, {
      url,
      kind: 'VIDEO',
      posterUrl: poster,
      sources: [{ url: film, type: 'video/mp4', width: 1280, height: 720, bytes: 9 }],
    })
    await app.db
      .updateTable('media')
      .set({
        scope: 'protected',
        key_tag: tag,
        captions: JSON.stringify([{ language: 'en', label: 'English', url: captions, isDefault: true }]),
      })
      .where('url', '=', url)
      .execute()
    await account.experiences.update({ ...page, coverImageUrl: url, revision: undefined })
    const taker = await app.anAccount(200)
    const { updatedPage, leftOut } = await take(token, taker)
    expect(leftOut).toBe(0)
    const [video] = (await mediaOf(taker)).filter(({ kind }) => kind === 'VIDEO')
    expect(video).toMatchObject({ url: updatedPage.coverImageUrl, captions: [{ language: 'en' }] })
    const copied = JSON.stringify(video).match(/\/media\/protected[^"]+/g) ?? []
    expect(copied).toHaveLength(files.length)
    for (const address of copied) {
      expect(address).toContain(taker.identityId)
      expect((await app.get(address)).statusCode).toBe(200)
    }
  })

  it('has an empty place where a file was deleted, and says how many', async () => {
    const account = await app.anAccount(200)
    const { photo, token } = await aSharedApp('torn', account)
    await account.media.delete({ mediaId: photo.mediaId })
    const taker = await app.anAccount(200)
    const { updatedPage, leftOut } = await take(token, taker)
    expect(leftOut).toBe(1)
    const [words] = await slidesOf(taker, updatedPage)
    expect(words?.widgets[0]?.widgetData).toMatchObject({ imageUrl: '' })
  })
})
