import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MediaItem } from '@taplet/contract'
import { aJpeg } from './testing/pictures.ts'
import { startTestMedia, type TestAccount, type TestMedia } from './testing/start-test-media.ts'
import { get, upload } from './testing/upload.ts'

let media: TestMedia
let ada: TestAccount
let eve: TestAccount
let open: MediaItem
let secret: MediaItem
let bytes: Buffer

beforeAll(async () => {
  media = await startTestMedia()
  ada = await media.anAccount()
  eve = await media.anAccount()
  open = await upload(media, ada, await aJpeg(400, 300))
  secret = await upload(media, ada, await aJpeg(401, 300), { filePath: 'private/secret.jpg' })
  bytes = (await get(media, open.url)).rawPayload
})
afterAll(() => media.stop())

describe('a file', () => {
  it('comes with its exact type, may be kept for ever, and can do nothing when opened by itself', async () => {
    const { headers, statusCode } = await get(media, open.url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-length': String(bytes.length),
    })
    expect(headers['content-disposition']).toMatch(/^inline; filename="[\w.-]+\.webp"$/)
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers.etag).toMatch(/^"/)
  })

  it('tells its headers without its content to HEAD', async () => {
    const answer = await get(media, open.url, {}, 'HEAD')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-length']).toBe(String(bytes.length))
    expect(answer.rawPayload).toHaveLength(0)
  })

  it('is not sent again to a client that has it', async () => {
    const { headers } = await get(media, open.url)
    const answer = await get(media, open.url, { 'if-none-match': `W/"x", ${headers.etag}` })
    expect(answer.statusCode).toBe(304)
    expect(answer.rawPayload).toHaveLength(0)
  })

  it.each([
    '/media/nothing',
    '/media/public/x/images/y.webp',
    '/media/protected/a/images/..%2f..%2fsecret',
    '/media/protected/..%2f..%2f..%2fetc/passwd',
    '/media/.unfinished/x',
    '/media/',
  ])('%s does not exist', async (url) => {
    const answer = await get(media, url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
  })
})

describe('a byte range', () => {
  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=10-', 10, undefined],
    ['bytes=-5', -5, undefined],
    ['bytes=0-99999999', 0, undefined],
  ] as const)('%s', async (range, first, last) => {
    const answer = await get(media, open.url, { range })
    const expected = bytes.subarray(first, last === undefined ? undefined : last + 1)
    expect(answer.statusCode).toBe(206)
    expect(answer.rawPayload.equals(expected)).toBe(true)
    expect(answer.headers['content-length']).toBe(String(expected.length))
    const start = first < 0 ? bytes.length + first : first
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${start + expected.length - 1}/${bytes.length}`)
  })

  it('behind the end is 416 and says the size', async () => {
    const answer = await get(media, open.url, { range: `bytes=${bytes.length}-` })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe(`bytes */${bytes.length}`)
  })

  it.each(['bytes=9-2', 'bytes=0-1,4-5', 'items=0-1', 'bytes=a-b', 'bytes=-'])(
    '%s is not understood: the whole file comes',
    async (range) => {
      expect((await get(media, open.url, { range })).statusCode).toBe(200)
    },
  )

  it('is sent only of the very file that If-Range names', async () => {
    const { headers } = await get(media, open.url)
    const withTag = (tag: string) => get(media, open.url, { range: 'bytes=0-3', 'if-range': tag })
    expect((await withTag(String(headers.etag))).statusCode).toBe(206)
    expect((await withTag(String(headers['last-modified']))).statusCode).toBe(206)
    expect((await withTag('"another"')).statusCode).toBe(200)
    expect((await withTag('Sat, 01 Jan 2000 00:00:00 GMT')).statusCode).toBe(200)
  })
})

describe('a private file', () => {
  it('is there for its owner, and does not exist for anybody else', async () => {
    const own = await get(media, secret.url, ada.headers)
    expect(own.statusCode).toBe(200)
    expect(own.headers['cache-control']).toContain('private')
    const strangers = [await get(media, secret.url), await get(media, secret.url, eve.headers)]
    const none = await get(media, secret.url.replace(/[0-9a-f]{32}/, '0'.repeat(32)), ada.headers)
    for (const answer of strangers) {
      expect(answer.statusCode).toBe(404)
      expect({ ...answer.json<object>(), requestId: '' }).toEqual({ ...none.json<object>(), requestId: '' })
    }
  })

  it('can be read by a signed link for a week, unless the link was changed', async () => {
    const link = media.features.media.profilePictures.sign(secret.url)
    expect((await get(media, link)).statusCode).toBe(200)
    const other = new URL(
      media.features.media.profilePictures.sign(open.url.replace('/protected/', '/private/')),
      'http://x',
    )
    expect((await get(media, secret.url + other.search)).statusCode).toBe(403)
    expect((await get(media, link.replace(/expires=\d+/, 'expires=99999999999'))).statusCode).toBe(403)
    const { now } = media.clock
    media.clock.now = new Date(now.getTime() + 604_801_000)
    expect((await get(media, link)).statusCode).toBe(403)
    media.clock.now = now
  })

  it('has no signed link when it is not private', () => {
    expect(media.features.media.profilePictures.sign(open.url)).toBe(open.url)
  })
})

describe('what published pages are told of a file', () => {
  it('is size, sizes and blur of public and protected ones', async () => {
    const shared = await upload(media, ada, await aJpeg(402, 300), { filePath: 'public/shared.jpg' })
    const found = await media.features.media.lookup([open.url, shared.url])
    expect(found[open.url]).toMatchObject({ width: 400, placeholder: open.placeholder })
    expect(found[shared.url]).toMatchObject({ width: 402 })
  })

  it('is nothing at all of a private one, though a slide of anybody names its address', async () => {
    expect(await media.features.media.lookup([secret.url, open.url])).not.toHaveProperty([secret.url])
  })
})
