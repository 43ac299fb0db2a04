import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGifBomb, aJpeg, anAnimation, aPhonePhoto, aPixelBomb, aPng } from './testing/pictures.ts'
import { startTestMedia, type TestAccount, type TestMedia } from './testing/start-test-media.ts'
import { base64, get, put, signedUrl, upload } from './testing/upload.ts'

let media: TestMedia
let ada: TestAccount

beforeAll(async () => {
  media = await startTestMedia()
  ada = await media.anAccount()
})
afterAll(() => media.stop())

const stored = async (url: string): Promise<Buffer> => (await get(media, url)).rawPayload

describe('a picture', () => {
  it('becomes WebP of several widths, none larger than the original, with a blurred placeholder', async () => {
    const item = await upload(media, ada, await aJpeg(1300, 900))
    expect(item).toMatchObject({
      kind: 'IMAGE',
      status: 'READY',
      width: 1300,
      height: 900,
      fileName: 'latte.jpg',
      fileType: 'image/webp',
    })
    expect(item.sources.map((source) => source.width)).toEqual([360, 800, 1080, 1300])
    expect(item.url).toBe(item.sources.at(-1)?.url)
    expect(item.url).toContain(`/media/protected/${ada.identityId}/images/`)
    expect(item.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(item.placeholder.length).toBeLessThanOrEqual(200)
    for (const source of item.sources) {
      const content = await stored(source.url)
      expect(await sharp(content).metadata()).toMatchObject({
        format: 'webp',
        width: source.width,
        height: source.height,
      })
      expect(content.length).toBe(source.bytes)
    }
  })

  it('keeps its size when it is smaller than the smallest width', async () => {
    const item = await upload(media, ada, await aPng(200, 100), { fileType: 'image/png' })
    expect(item.sources).toMatchObject([{ width: 200, height: 100 }])
  })

  it('stands upright and loses where and with what it was taken', async () => {
    const photo = await aPhonePhoto(1600, 1200)
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Phone')
    const item = await upload(media, ada, photo)
    expect(item).toMatchObject({ width: 1200, height: 1600 })
    const metadata = await sharp(await stored(item.url)).metadata()
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
    // The green quarter is at the top left of the file; rotated upright it is at the top right.
    const { data } = await sharp(await stored(item.url))
      .extract({ left: 1000, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[1]).toBeGreaterThan(150)
  })

  it.each(['gif', 'webp'] as const)('stays as it is when it is an animated %s', async (format) => {
    const item = await upload(media, ada, await anAnimation(format), { fileType: `image/${format}` })
    expect(item.sources).toHaveLength(1)
    expect(await sharp(await stored(item.url), { animated: true }).metadata()).toMatchObject({
      format,
      pages: 3,
      height: 120,
    })
  })

  it('is one item however often and by whichever way the same file is sent', async () => {
    const content = await aJpeg(500, 500)
    const first = await upload(media, ada, content)
    const again = await upload(media, ada, content, { filePath: 'protected/another-name.jpg' })
    const third = (await base64(media, ada, { data: content.toString('base64') })).json<{ media: { url: string } }>()
      .media
    expect([again.url, third.url]).toEqual([first.url, first.url])
    const eve = await media.anAccount()
    expect((await upload(media, eve, content)).url).not.toBe(first.url)
  })

  it('is one item when the same file is sent twice at once', async () => {
    const content = await aJpeg(501, 500)
    const before = (await media.keys()).length
    const [one, two] = await Promise.all([upload(media, ada, content), upload(media, ada, content)])
    expect(one.mediaId).toBe(two.mediaId)
    expect((await media.keys()).length - before).toBe(one.sources.length)
  })

  it('is accepted in CMYK and with 16 bits', async () => {
    const cmyk = await sharp(await aPng())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    const deep = await sharp(await aPng())
      .toColourspace('rgb16')
      .png()
      .toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    expect((await upload(media, ada, cmyk)).status).toBe('READY')
    expect((await upload(media, ada, deep, { fileType: 'image/png' })).status).toBe('READY')
  })
})

describe('what is refused as a picture:', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const html = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(400))
  const cases: [string, () => Promise<Buffer> | Buffer, string, number, string][] = [
    ['HTML that calls itself PNG', () => html, 'image/png', 415, 'MEDIA_TYPE_REFUSED'],
    ['SVG that calls itself PNG', () => svg, 'image/png', 415, 'MEDIA_TYPE_REFUSED'],
    ['a PNG that calls itself JPEG', () => aPng(), 'image/jpeg', 415, 'MEDIA_TYPE_REFUSED'],
    ['a zip', () => Buffer.from('PK\x03\x04'.padEnd(100)), 'image/jpeg', 415, 'MEDIA_TYPE_REFUSED'],
    ['an empty file', () => Buffer.alloc(0), 'image/png', 400, 'MEDIA_UNREADABLE'],
    ['a picture that is cut off', async () => (await aJpeg()).subarray(0, 3000), 'image/jpeg', 400, 'MEDIA_UNREADABLE'],
    [
      'a PNG header with nothing behind it',
      async () => (await aPng()).subarray(0, 60),
      'image/png',
      400,
      'MEDIA_UNREADABLE',
    ],
    [
      'an animation that is cut off',
      async () => (await anAnimation('gif', 3)).subarray(0, 1500),
      'image/gif',
      400,
      'MEDIA_UNREADABLE',
    ],
    ['a pixel bomb', () => aPixelBomb(30_000), 'image/png', 413, 'MEDIA_TOO_LARGE'],
  ]

  it.each(cases)(
    '%s, by signed address and by base64 alike, and nothing of it stays',
    async (_, make, fileType, status, code) => {
      const content = await make()
      const before = await media.keys()
      const bySignature = await put(media, await signedUrl(media, ada, { fileType }), content, fileType)
      const byBase64 = await base64(media, ada, { fileType, data: content.toString('base64') })
      for (const answer of [bySignature, byBase64]) {
        expect(answer.statusCode).toBe(status)
        expect(answer.json()).toMatchObject({ callResult: 'FAILURE', code })
      }
      expect(await media.keys()).toEqual(before)
    },
  )

  it('says the limit in the error', async () => {
    const answer = await put(
      media,
      await signedUrl(media, ada, { fileType: 'image/png' }),
      aPixelBomb(30_000),
      'image/png',
    )
    expect(answer.json<{ message: string }>().message).toContain('60 megapixels')
    const large = await put(media, await signedUrl(media, ada), Buffer.alloc(26 * 1024 * 1024), 'image/jpeg')
    expect(large.statusCode).toBe(413)
    expect(large.json<{ message: string }>().message).toContain('at most 25 MB')
  })

  it('an animation of more than 100 megapixels in all, unread', async () => {
    const bomb = aGifBomb(1000, 101)
    const answer = await put(media, await signedUrl(media, ada, { fileType: 'image/gif' }), bomb, 'image/gif')
    expect(answer.statusCode).toBe(413)
    expect(answer.json<{ message: string }>().message).toContain('100 megapixels in all')
  })

  it('needs no memory for the pixels of a bomb', async () => {
    const before = process.memoryUsage().rss
    for (let i = 0; i < 5; i++)
      await put(media, await signedUrl(media, ada, { fileType: 'image/png' }), aPixelBomb(30_000 - i), 'image/png')
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })
})
