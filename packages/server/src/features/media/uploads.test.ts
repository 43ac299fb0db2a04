import { request } from 'node:http'
import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aJpeg } from './testing/pictures.ts'
import { startTestMedia, type TestAccount, type TestMedia } from './testing/start-test-media.ts'
import { askForUrl, base64, put, signedUrl, upload } from './testing/upload.ts'

let media: TestMedia
let ada: TestAccount
let eve: TestAccount
let photo: Buffer

beforeAll(async () => {
  media = await startTestMedia()
  ada = await media.anAccount()
  eve = await media.anAccount()
  photo = await aJpeg(300, 200)
})
afterAll(() => media.stop())

const list = async (account: TestAccount) =>
  (await media.server.inject({ url: '/api/media/getAll', headers: account.headers })).json<{
    media: { mediaId: string }[]
  }>().media

describe('the calls for uploads', () => {
  it.each([
    ['POST', '/api/links/createSignedPutRequestUrl'],
    ['POST', '/api/updateVideoLibraryItem'],
    ['POST', '/api/media/upload'],
    ['POST', '/api/media/delete'],
    ['GET', '/api/media/getAll'],
    ['GET', '/api/media/getCapabilities'],
  ] as const)('%s %s needs an account', async (method, url) => {
    expect((await media.server.inject({ method, url })).statusCode).toBe(401)
  })

  it('tells the limits and who converts video', async () => {
    const answer = await media.server.inject({ url: '/api/media/getCapabilities', headers: ada.headers })
    expect(answer.json()).toMatchObject({
      callResult: 'SUCCESS',
      convertsVideo: false,
      maxImageBytes: 25 * 1024 * 1024,
    })
  })

  it("lists one's own files only, newest first, and deletes no one else's", async () => {
    const first = await upload(media, ada, await aJpeg(310, 200))
    const second = await upload(media, ada, await aJpeg(311, 200))
    expect((await list(ada)).map(({ mediaId }) => mediaId).slice(0, 2)).toEqual([second.mediaId, first.mediaId])
    expect(await list(eve)).toEqual([])
    const drop = (account: TestAccount) =>
      media.server.inject({
        method: 'POST',
        url: '/api/media/delete',
        headers: account.headers,
        payload: { mediaId: first.mediaId },
      })
    expect((await drop(eve)).statusCode).toBe(404)
    expect((await drop(ada)).statusCode).toBe(200)
    expect((await drop(ada)).statusCode).toBe(404)
    expect((await list(ada)).some(({ mediaId }) => mediaId === first.mediaId)).toBe(false)
  })

  it('removes the files of a deleted item, and slides that name it still get its shape', async () => {
    const item = await upload(media, ada, await aJpeg(320, 200))
    await media.server.inject({
      method: 'POST',
      url: '/api/media/delete',
      headers: ada.headers,
      payload: { mediaId: item.mediaId },
    })
    await media.runJobs()
    expect((await media.server.inject({ url: item.url })).statusCode).toBe(404)
    expect(await media.features.media.lookup([item.url])).toMatchObject({
      [item.url]: { status: 'FAILED', sources: [], width: 320, placeholder: item.placeholder },
    })
    const again = await upload(media, ada, await aJpeg(320, 200))
    expect((await media.server.inject({ url: again.url })).statusCode).toBe(200)
  })
})

describe('the path of an upload', () => {
  it.each([
    '../latte.jpg',
    'protected/../latte.jpg',
    '/etc/passwd',
    'protected//latte.jpg',
    'protected/folder/latte.jpg',
    'protected/%2e%2e%2flatte.jpg',
    'protected\\latte.jpg',
    'protected/..\\latte.jpg',
    'protected/..',
    'protected/',
    'protected/‥/latte.jpg',
    'protected/x／y.jpg',
    'protected/late\u202egpj.exe',
    'x'.repeat(2000),
    '',
  ])('%j is refused', async (filePath) => {
    const answer = await askForUrl(media, ada, { filePath })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ callResult: 'FAILURE', field: 'filePath' })
  })

  it("in another account's prefix is refused, in one's own it is not", async () => {
    expect((await askForUrl(media, ada, { filePath: `protected/${eve.identityId}/latte.jpg` })).statusCode).toBe(400)
    expect((await askForUrl(media, ada, { filePath: `protected/${ada.identityId}/latte.jpg` })).statusCode).toBe(200)
  })

  it.each(['.htaccess', 'index.html', 'CON', 'latte.jpg.', 'Crème 🥐.jpg', '100%.jpg'])(
    '%j is only a name: the server chooses the key',
    async (name) => {
      const item = await upload(media, await media.anAccount(), photo, { filePath: `public/${name}` })
      expect(item.fileName).toBe(name)
      expect(item.url).toMatch(/^\/media\/public\/[\w-]+\/images\/[0-9a-f]{32}-\d+\.webp$/)
    },
  )

  it('of a profile picture is private', async () => {
    const item = await upload(media, ada, await aJpeg(330, 200), { filePath: 'account/profilePicture' })
    expect(item.url).toContain(`/media/private/${ada.identityId}/`)
  })

  it.each(['text/html', 'image/svg+xml', 'application/javascript', '', 'image/png\r\nX: y'])(
    'cannot come with the type %j',
    async (fileType) => {
      expect((await askForUrl(media, ada, { fileType })).statusCode).toBe(415)
      expect((await base64(media, ada, { fileType, data: photo.toString('base64') })).statusCode).toBe(415)
    },
  )
})

describe('a signed address', () => {
  it('[14.10] is a whole address, of the server itself where there is no bucket', async () => {
    const urlAt = async (host: string) =>
      (await askForUrl(media, ada, {}, { host })).json<{ signedUrl: string }>().signedUrl
    const url = await urlAt('taplet.example')
    expect(url).toMatch(/^https:\/\/taplet\.example\/media\/upload\/[^/?]+\?expires=\d+&signature=/)
    expect(await urlAt('192.168.1.7:3000')).toMatch(/^http:\/\/192\.168\.1\.7:3000\/media\/upload\//)
    expect((await put(media, url, photo)).statusCode).toBe(200)
  })

  it('is good for one file', async () => {
    const url = await signedUrl(media, ada)
    expect((await put(media, url, photo)).statusCode).toBe(200)
    const second = await put(media, url, await aJpeg(299, 200))
    expect(second.statusCode).toBe(403)
    expect(second.json()).toMatchObject({ code: 'UPLOAD_LINK_INVALID' })
  })

  it('takes the file as base64 text too, with its size counted after decoding (spec §7)', async () => {
    const file = await aJpeg(301, 203)
    const url = await signedUrl(media, ada, { fileSize: file.length })
    const answer = await put(media, url, Buffer.from(file.toString('base64')))
    expect([answer.statusCode, answer.json<{ media: object }>().media]).toEqual([
      200,
      expect.objectContaining({ width: 301, height: 203 }),
    ])
    const html = Buffer.from(Buffer.from('<html><script>alert(1)</script></html>').toString('base64'))
    expect((await put(media, await signedUrl(media, ada), html)).statusCode).toBe(415)
  })

  it('takes one of two uploads at once', async () => {
    const url = await signedUrl(media, ada)
    const answers = await Promise.all([put(media, url, await aJpeg(298, 200)), put(media, url, await aJpeg(297, 200))])
    expect(answers.map((answer) => String(answer.statusCode)).sort()).toEqual(['200', '403'])
  })

  it('ends after fifteen minutes', async () => {
    const url = await signedUrl(media, ada)
    const { now } = media.clock
    media.clock.now = new Date(now.getTime() + 15 * 60_000 + 1)
    expect((await put(media, url, photo)).statusCode).toBe(403)
    media.clock.now = now
    expect((await put(media, url, photo)).statusCode).toBe(200)
  })

  it('cannot be changed', async () => {
    const url = new URL(await signedUrl(media, ada), 'http://x')
    const other = new URL(await signedUrl(media, eve), 'http://x')
    const changes: ((changed: URL) => void)[] = [
      (changed) => changed.searchParams.set('expires', '9999999999999'),
      (changed) => changed.searchParams.set('signature', 'x'.repeat(43)),
      (changed) => changed.searchParams.delete('signature'),
      (changed) => (changed.pathname = other.pathname),
      (changed) => (changed.pathname = '/media/upload/nothing'),
      (changed) => changed.searchParams.append('signature', url.searchParams.get('signature') ?? ''),
    ]
    for (const change of changes) {
      const changed = new URL(url)
      change(changed)
      expect((await put(media, changed.pathname + changed.search, photo)).statusCode).toBe(403)
    }
  })

  it('takes only the type and the size that it was made for', async () => {
    expect((await put(media, await signedUrl(media, ada), photo, 'image/png')).statusCode).toBe(403)
    expect((await put(media, await signedUrl(media, ada, { fileSize: photo.length - 1 }), photo)).statusCode).toBe(403)
    expect((await put(media, await signedUrl(media, ada, { fileSize: photo.length }), photo)).statusCode).toBe(200)
  })

  it('is not given for a file that would be too large', async () => {
    const answer = await askForUrl(media, ada, { fileSize: 26 * 1024 * 1024 })
    expect(answer.statusCode).toBe(413)
    expect(answer.json<{ message: string }>().message).toContain('at most 25 MB')
  })

  it('may be tried again after the line was cut, and nothing of the first try stays', async () => {
    await media.server.listen({ port: 0, host: '127.0.0.1' })
    // A server listening on TCP has an object as address.
    const { port } = media.server.server.address() as AddressInfo
    const before = await media.keys()
    const url = await signedUrl(media, ada)
    const content = await aJpeg(1900, 1900)
    await new Promise<void>((resolve) => {
      const cut = request({
        port,
        path: url,
        method: 'PUT',
        headers: { 'content-type': 'image/jpeg', 'content-length': content.length },
      })
      cut.on('error', () => resolve())
      cut.write(content.subarray(0, content.length / 2), () => setTimeout(() => cut.destroy(), 100))
      cut.on('close', () => resolve())
    })
    await vi.waitFor(async () => expect(await readdir(media.tempDir)).toEqual([]), 3000)
    expect(await media.keys()).toEqual(before)
    expect((await put(media, url, content)).statusCode).toBe(200)
  })
})

describe('base64', () => {
  it.each([
    ['a data: prefix', (data: string) => `data:image/jpeg;base64,${data}`],
    ['white space', (data: string) => `${data.slice(0, 40)}\n${data.slice(40)}`],
    ['wrong padding', (data: string) => `${data}=`],
    ['other characters', (data: string) => `____${data}`],
  ])('with %s is refused', async (_, spoil) => {
    const answer = await base64(media, ada, { data: spoil(photo.toString('base64')) })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', field: 'data' })
  })

  it('of more than the limit is refused by its length', async () => {
    const data = 'A'.repeat(Math.ceil((25 * 1024 * 1024) / 3) * 4 + 4)
    const answer = await base64(media, ada, { data })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'MEDIA_TOO_LARGE' })
  })
})
