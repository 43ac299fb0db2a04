import type { MediaItem } from '@taplet/contract'
import { fitCrop, type MediaRecipe, neutralRecipe, sourcePoint } from '@taplet/contract/studio'
import type { Slide } from '@taplet/slides/schema'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aJpeg, anAnimation, aPhonePhoto } from './testing/pictures.ts'
import { startTestMedia, type TestAccount, type TestMedia } from './testing/start-test-media.ts'
import { get, put, signedUrl, upload } from './testing/upload.ts'

let media: TestMedia
let ada: TestAccount
let bob: TestAccount
beforeAll(async () => {
  media = await startTestMedia({ ffmpeg: undefined })
  ada = await media.anAccount()
  bob = await media.anAccount()
})
afterAll(() => media.stop())

const call = (path: string, payload: object | undefined, account?: TestAccount) =>
  media.server.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api/media/${path}`,
    ...(payload && { payload }),
    ...(account && { headers: account.headers }),
  })
const itemOf = (answer: Awaited<ReturnType<typeof call>>): MediaItem => answer.json<{ media: MediaItem }>().media
const recipe = (change: Partial<MediaRecipe> = {}): MediaRecipe => ({ ...neutralRecipe, ...change })

/** Four squares of one colour each: red, green / blue, white. */
async function aFlag(side = 400): Promise<Buffer> {
  const half = side / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 2}" height="${side}">
    <rect width="${side}" height="${half}" fill="#f00"/><rect x="${side}" width="${side}" height="${half}" fill="#0f0"/>
    <rect y="${half}" width="${side}" height="${half}" fill="#00f"/><rect x="${side}" y="${half}" width="${side}" height="${half}" fill="#fff"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
async function colourAt(url: string, x: number, y: number): Promise<string> {
  const picture = sharp((await get(media, url)).rawPayload)
  const { width, height } = await picture.metadata()
  const { data } = await picture
    .extract({ left: Math.floor(x * (width - 1)), top: Math.floor(y * (height - 1)), width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].map((value) => (value > 127 ? '1' : '0')).join('')
}
const RED = '100'
const GREEN = '010'
const BLUE = '001'
const WHITE = '111'

describe('a picture that was uploaded', () => {
  it('larger than pages load it is kept as it came, for its owner alone', async () => {
    const photo = await aPhonePhoto(2400, 1800)
    const item = await upload(media, ada, photo)
    expect(item).toMatchObject({ width: 1440, height: 1920, originalMediaId: '', recipe: null })
    expect((await get(media, item.uploadUrl, ada.headers)).rawPayload.equals(photo)).toBe(true)
    expect((await get(media, item.uploadUrl, bob.headers)).statusCode).toBe(404)
    expect((await get(media, item.uploadUrl)).statusCode).toBe(404)
  })

  it('not larger than that is not kept twice', async () => {
    expect((await upload(media, ada, await aJpeg(800, 500))).uploadUrl).toBe('')
  })
})

describe('a recipe rendered by the server', () => {
  it.each([
    [
      'crops to its corner',
      { crop: { left: 0.5, top: 0.5, width: 0.5, height: 0.5 } },
      [WHITE, WHITE, WHITE, WHITE],
      400 / 200,
    ],
    ['turns clockwise', { rotation: 90 }, [BLUE, RED, WHITE, GREEN], 0.5],
    ['mirrors', { flipX: true }, [GREEN, RED, WHITE, BLUE], 2],
    ['mirrors before it turns', { flipX: true, rotation: 90 }, [WHITE, GREEN, BLUE, RED], 0.5],
    ['stands on its head', { rotation: 180 }, [WHITE, BLUE, GREEN, RED], 2],
  ] as const)('%s', async (_, change, corners, ratio) => {
    const original = await upload(media, ada, await aFlag(), { fileType: 'image/png' })
    const answer = await call('renderRecipe', { mediaId: original.mediaId, recipe: recipe(change) }, ada)
    const item = itemOf(answer)
    expect(item.originalMediaId).toBe(original.mediaId)
    expect(item.recipe).toEqual(recipe(change))
    expect(item.width / item.height).toBeCloseTo(ratio, 1)
    const [at, to] = [0.2, 0.8]
    const seen = [
      await colourAt(item.url, at, at),
      await colourAt(item.url, to, at),
      await colourAt(item.url, at, to),
      await colourAt(item.url, to, to),
    ]
    expect(seen).toEqual(corners)
  })

  it('takes the point of the original that the maths names, at any angle', async () => {
    const original = await upload(media, ada, await aFlag(), { fileType: 'image/png' })
    const size = { width: 800, height: 400 }
    const turned = recipe({ rotation: 17, crop: fitCrop(neutralRecipe.crop, size, 17) })
    const item = itemOf(await call('renderRecipe', { mediaId: original.mediaId, recipe: turned }, ada))
    for (const point of [
      { x: 0.1, y: 0.1 },
      { x: 0.9, y: 0.15 },
      { x: 0.12, y: 0.88 },
      { x: 0.9, y: 0.9 },
    ]) {
      const from = sourcePoint(size, turned, point)
      const expected = await colourAt(original.url, from.x / 800, from.y / 400)
      expect(await colourAt(item.url, point.x, point.y)).toBe(expected)
    }
  })

  it('starts from the upload when an edited picture is edited again', async () => {
    const original = await upload(media, ada, await aJpeg(2000, 1000))
    const half = recipe({ crop: { left: 0, top: 0, width: 0.5, height: 1 } })
    const first = itemOf(await call('renderRecipe', { mediaId: original.mediaId, recipe: half }, ada))
    const again = itemOf(
      await call('renderRecipe', { mediaId: first.mediaId, recipe: recipe({ saturation: -100 }) }, ada),
    )
    expect(again).toMatchObject({ originalMediaId: original.mediaId, width: 1440, height: 720 })
    expect(first).toMatchObject({ width: 1000, height: 1000 })
  })

  it('starts from the edit itself when its upload was deleted', async () => {
    const original = await upload(media, ada, await aJpeg(2020, 1000))
    const half = recipe({ crop: { left: 0, top: 0, width: 0.5, height: 1 } })
    const first = itemOf(await call('renderRecipe', { mediaId: original.mediaId, recipe: half }, ada))
    await call('delete', { mediaId: original.mediaId }, ada)
    const again = await call('renderRecipe', { mediaId: first.mediaId, recipe: recipe({ fade: 20 }) }, ada)
    expect(again.statusCode).toBe(200)
    expect(itemOf(again)).toMatchObject({ originalMediaId: first.mediaId, width: 1010, height: 1000 })
  })

  it('refuses what moves, what is not there, and what is no recipe', async () => {
    const film = await upload(media, ada, await anAnimation('gif'), { fileType: 'image/gif' })
    const moving = await call('renderRecipe', { mediaId: film.mediaId, recipe: recipe() }, ada)
    expect(moving.json()).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringContaining('moves') })
    const mine = await upload(media, ada, await aJpeg(301, 200))
    expect((await call('renderRecipe', { mediaId: mine.mediaId, recipe: recipe() })).statusCode).toBe(401)
    expect((await call('renderRecipe', { mediaId: mine.mediaId, recipe: recipe() }, bob)).statusCode).toBe(404)
    const outside = recipe({ crop: { left: 0.5, top: 0, width: 0.8, height: 1 } })
    expect((await call('renderRecipe', { mediaId: mine.mediaId, recipe: outside }, ada)).statusCode).toBe(400)
  })
})

describe('an edit that the browser made', () => {
  it('is tied to the upload it came from, even when it was made of an edit', async () => {
    const original = await upload(media, ada, await aJpeg(500, 300))
    const edit = await upload(media, ada, await aJpeg(250, 300))
    const second = await upload(media, ada, await aJpeg(250, 150))
    const crop = recipe({ crop: { left: 0, top: 0, width: 0.5, height: 1 } })
    const linked = await call(
      'linkEdit',
      { mediaId: edit.mediaId, originalMediaId: original.mediaId, recipe: crop },
      ada,
    )
    expect(itemOf(linked)).toMatchObject({ originalMediaId: original.mediaId, recipe: crop })
    const next = { mediaId: second.mediaId, originalMediaId: edit.mediaId, recipe: recipe({ fade: 10 }) }
    expect(itemOf(await call('linkEdit', next, ada)).originalMediaId).toBe(original.mediaId)
  })

  it('cannot be tied in a circle, over however many steps, nor by two requests at once', async () => {
    const [a, b, c, d] = await Promise.all(
      [610, 620, 630, 640].map(async (width) => (await upload(media, ada, await aJpeg(width, 300))).mediaId),
    )
    const link = (mediaId = '', originalMediaId = '') =>
      call('linkEdit', { mediaId, originalMediaId, recipe: recipe({ fade: 1 }) }, ada)
    expect((await link(a, b)).statusCode).toBe(200)
    expect((await link(b, a)).statusCode).toBe(400)
    expect((await link(b, c)).statusCode).toBe(200)
    const closing = await link(c, a)
    expect(closing.json()).toMatchObject({ code: 'BAD_REQUEST', field: 'originalMediaId' })
    expect(itemOf(await link(d, a)).originalMediaId).toBe(c)
    const [e, f] = await Promise.all(
      [650, 660].map(async (width) => (await upload(media, ada, await aJpeg(width, 300))).mediaId),
    )
    const both = await Promise.all([link(e, f), link(f, e)])
    expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 400])
  })

  it("cannot be tied to itself, to another account's picture, or without a recipe", async () => {
    const mine = await upload(media, ada, await aJpeg(510, 300))
    const theirs = await upload(media, bob, await aJpeg(520, 300))
    const link = (payload: object, account?: TestAccount) => call('linkEdit', payload, account)
    const { mediaId } = mine
    expect((await link({ mediaId, originalMediaId: mediaId, recipe: recipe() }, ada)).statusCode).toBe(400)
    expect((await link({ mediaId, originalMediaId: theirs.mediaId, recipe: recipe() }, ada)).statusCode).toBe(404)
    expect((await link({ mediaId: theirs.mediaId, originalMediaId: mediaId, recipe: recipe() }, ada)).statusCode).toBe(
      404,
    )
    const other = await upload(media, ada, await aJpeg(530, 300))
    expect((await link({ mediaId, originalMediaId: other.mediaId }, ada)).statusCode).toBe(400)
    expect((await link({ mediaId, originalMediaId: other.mediaId, recipe: recipe() })).statusCode).toBe(401)
  })
})

it('a file gets another name and words; only its owner may give them', async () => {
  const item = await upload(media, ada, await aJpeg(540, 300))
  const named = await call(
    'update',
    { mediaId: item.mediaId, fileName: 'Latte art.jpg', altText: 'A leaf of milk' },
    ada,
  )
  expect(itemOf(named)).toMatchObject({ fileName: 'Latte art.jpg', altText: 'A leaf of milk' })
  expect(itemOf(await call('update', { mediaId: item.mediaId, altText: '' }, ada))).toMatchObject({
    fileName: 'Latte art.jpg',
    altText: '',
  })
  const refused = await call('update', { mediaId: item.mediaId, fileName: '../x' }, ada)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ field: 'fileName' })
  const dirty = 'A leaf\n of\u0007 \u202emilk\u200b \u{1f468}\u200d\u{1f373}'
  expect(itemOf(await call('update', { mediaId: item.mediaId, altText: dirty }, ada)).altText).toBe(
    'A leaf of milk \u{1f468}\u200d\u{1f373}',
  )
  expect((await call('update', { mediaId: item.mediaId, fileName: 'mine' }, bob)).statusCode).toBe(404)
  expect((await call('update', { mediaId: item.mediaId, fileName: 'mine' })).statusCode).toBe(401)
})

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
    await media.app.slides.createItem(account.accountId, {
      itemName: `Slide ${viewId}`,
      itemType: 'CUSTOM',
      websiteUrl: '',
    })
    const [item] = (await media.app.slides.listItems(account.accountId)).toReversed()
    await media.app.slides.saveView(
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
    const before = await media.app.slides.listViews(ada.accountId)
    const { viewIds } = (await call('replace', { fromUrl: from.url, toUrl: to.url }, ada)).json<{ viewIds: string[] }>()
    expect(viewIds).toHaveLength(2)
    for (const view of await media.app.slides.listViews(ada.accountId)) {
      expect(view.viewMetadata.backgroundMedia.url).toBe(to.url)
      expect(view.widgets[0]?.widgetData).toMatchObject({ imageUrl: to.url })
      expect(view.widgets[1]?.widgetData).toMatchObject({ text: `not ${from.url}` })
      const kept = await media.app.db
        .selectFrom('versions')
        .selectAll()
        .where('account_id', '=', ada.accountId)
        .execute()
      expect(kept.length).toBeGreaterThanOrEqual(2)
      expect(view.revision).toBe((before.find((one) => one.viewId === view.viewId)?.revision ?? 0) + 1)
    }
    expect((await call('replace', { fromUrl: from.url, toUrl: to.url }, ada)).json()).toMatchObject({ viewIds: [] })
  })

  const keepTemplate = (account: TestAccount, templateId: string, url: string) =>
    media.app.db
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
    media.app.db
      .selectFrom('slide_templates')
      .selectAll()
      .where('template_id', '=', templateId)
      .executeTakeFirstOrThrow()

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
    // Whoever knows the address of a published picture may show it.
    await saveSlide(bob, 'three', mine.url)
    expect((await call('replace', { fromUrl: mine.url, toUrl: theirs.url }, ada)).statusCode).toBe(404)
    expect((await call('replace', { fromUrl: mine.url, toUrl: theirs.url }, bob)).statusCode).toBe(404)
    expect((await call('replace', { fromUrl: mine.url, toUrl: mine.url })).statusCode).toBe(401)
    const other = await upload(media, ada, await aJpeg(590, 300))
    await call('replace', { fromUrl: mine.url, toUrl: other.url }, ada)
    const [view] = await media.app.slides.listViews(bob.accountId)
    expect(view?.viewMetadata.backgroundMedia.url).toBe(mine.url)
    expect((await call('getUse', undefined)).statusCode).toBe(401)
  })
})

describe('an account that is nearly full', () => {
  let small: TestMedia
  let eve: TestAccount
  beforeAll(async () => {
    small = await startTestMedia({ ffmpeg: undefined, storageLimits: { FREE: 60_000, STARTER: 1, GROWTH: 1 } })
    eve = await small.anAccount()
  })
  afterAll(() => small.stop())

  it('takes exactly what there is room for, however many uploads come at once, and leaves nothing of the others', async () => {
    const noise = (seed: number): Promise<Buffer> => {
      const pixels = Buffer.from(
        Array.from({ length: 120 * 120 * 3 }, (_, at) => (at * 2_654_435_761 * (seed + 1)) >>> 24),
      )
      return sharp(pixels, { raw: { width: 120, height: 120, channels: 3 } })
        .png()
        .toBuffer()
    }
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, seed) => {
        const url = await signedUrl(small, eve, { fileType: 'image/png', filePath: `protected/${seed}.png` })
        return put(small, url, await noise(seed), 'image/png')
      }),
    )
    const taken = answers.filter((answer) => answer.statusCode === 200)
    const refused = answers.filter((answer) => answer.statusCode !== 200)
    expect(taken.length).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused)
      expect(answer.json()).toMatchObject({
        code: 'STORAGE_LIMIT_REACHED',
        message: expect.stringContaining('library'),
      })
    const { usedBytes, limitBytes } = (
      await small.server.inject({ url: '/api/media/getUse', headers: eve.headers })
    ).json<{ usedBytes: number; limitBytes: number }>()
    expect(usedBytes).toBeLessThanOrEqual(limitBytes)
    expect(limitBytes).toBe(60_000)
    expect(await small.keys()).toHaveLength(taken.length)
  })
})
