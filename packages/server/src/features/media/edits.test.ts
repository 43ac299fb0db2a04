import { fitCrop, type MediaRecipe, neutralRecipe, sourcePoint } from '@taplet/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aJpeg, anAnimation, aPhonePhoto } from './testing/pictures.ts'
import { startTestMedia, type TestAccount, type TestMedia } from './testing/start-test-media.ts'
import { callOf, get, itemOf, put, signedUrl, upload } from './testing/upload.ts'

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

  it('[14.2] waits in a short line of its account: eight at once are some, the rest are told when to come back', async () => {
    // Large enough that one is not done before the others have come.
    const { mediaId } = await upload(media, ada, await aJpeg(2400, 1600))
    const edit = (fade: number) => call('renderRecipe', { mediaId, recipe: recipe({ fade }) }, ada)
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(edit))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]))
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
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
    expect(both.map((answer) => answer.statusCode).toSorted((one, other) => one - other)).toEqual([200, 400])
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

describe('an account that is nearly full', () => {
  let small: TestMedia
  let eve: TestAccount
  beforeAll(async () => {
    small = await startTestMedia({ media: { storageLimits: { FREE: 60_000, STARTER: 1, GROWTH: 1 } } })
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
