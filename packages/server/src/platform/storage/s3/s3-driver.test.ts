import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aJpeg } from '../../../features/media/testing/pictures.ts'
import { isSwiftInstalled, startSwift } from '../../../testing/s3/start-swift.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { storageConformance } from '../conformance.ts'
import { runCopy } from '../copy/run-copy.ts'
import { createDiskStorage } from '../disk-driver.ts'
import type { Storage } from '../port.ts'
import { createS3Storage } from './s3-driver.ts'

const isHere = isSwiftInstalled()
if (!isHere)
  process.stderr.write(
    'The S3 driver was NOT tested: there is no S3 program here. On Debian: apt-get install python3-swift\n',
  )

describe.skipIf(!isHere)('[14.12] against OpenStack Swift, which speaks S3', () => {
  let swift: Awaited<ReturnType<typeof startSwift>>
  let storage: Storage
  beforeAll(async () => {
    swift = await startSwift()
    storage = createS3Storage(swift.settings)
  })
  afterAll(() => swift.stop())

  storageConformance('S3', () => storage)

  const signedPut = async (addressing: 'path' | 'virtual', key: string): Promise<URL> => {
    const endpoint = addressing === 'virtual' ? `http://s3.example:${swift.port}` : swift.settings.endpoint
    const { direct } = createS3Storage({ ...swift.settings, addressing, endpoint })
    return new URL((await direct?.signPut({ key, type: 'image/webp', bytes: 5, seconds: 60 })) ?? '')
  }
  /** Sends to this machine whatever host the address names. */
  const put = (url: URL, content: string, type = 'image/webp'): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { host: url.host, 'content-type': type, 'content-length': content.length }
      const options = { port: swift.port, path: url.pathname + url.search, method: 'PUT', headers }
      request({ host: '127.0.0.1', ...options }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end(content)
    })
  const read = async (key: string): Promise<string | undefined> => {
    const stream = await storage.get(key)
    return stream && (await buffer(stream)).toString()
  }

  it.each(['path', 'virtual'] as const)(
    'a signed address binds key, type and length, with the bucket in the %s',
    async (addressing) => {
      const key = `incoming/${addressing}`
      const url = await signedPut(addressing, key)
      expect(url.href).toContain(addressing === 'path' ? '/taplet-files/incoming' : '//taplet-files.s3.example')
      expect(await put(url, 'latte', 'text/html')).toBe(403)
      expect(await put(url, 'latte macchiato')).toBe(403)
      const elsewhere = new URL(url.href.replace(key, 'incoming/other'))
      expect(await put(elsewhere, 'latte')).toBe(403)
      expect(await storage.stat(key)).toBeUndefined()
      expect(await put(url, 'latte')).toBe(200)
      expect(await read(key)).toBe('latte')
    },
  )

  it('lists more objects than the bucket tells at once', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `public/many/${name}`)
    for (const name of names) await storage.put(name, Buffer.from(name))
    const found: string[] = []
    for await (const { key } of storage.list('public/many/')) found.push(key)
    expect(found).toEqual(names)
  })

  it('moves files to the bucket and back, and tells what is different', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'taplet-move-'))
    const bucket = await swift.aBucket('moved')
    const config = (name: string) => ({ dataDir: join(folder, name), storage: { driver: 'disk' as const, bucket } })
    const before = createDiskStorage({ root: join(folder, 'before/files'), reserveBytes: 0 })
    await before.put('protected/moved.webp', Buffer.from('latte'))
    expect(await runCopy(config('before'), ['compare'])).toMatchObject({ isComplete: false })
    const { lines } = await runCopy(config('before'), ['to-bucket'])
    expect(lines).toEqual([expect.stringContaining('1 copied, 0 there already'), 'Every file is on both sides.'])
    expect((await runCopy(config('before'), ['to-bucket'])).lines[0]).toContain('0 copied, 1 there already')
    const after = createDiskStorage({ root: join(folder, 'after/files'), reserveBytes: 0 })
    expect(await runCopy(config('after'), ['to-disk'])).toMatchObject({ isComplete: true })
    expect((await after.stat('protected/moved.webp'))?.bytes).toBe(5)
    await createS3Storage(bucket).put('protected/moved.webp', Buffer.from('LATTE'))
    expect((await runCopy(config('before'), ['compare'])).lines).toContain(
      '  protected/moved.webp: is different on the other side',
    )
    await rm(folder, { recursive: true, force: true })
  })

  it('a browser sends a picture straight to it, the app checks its bytes and sends parts of it', async () => {
    const app = await startTestApp({
      storage: undefined,
      config: { storage: { driver: 's3', bucket: swift.settings } },
    })
    const ada = await app.anAccount()
    const picture = await aJpeg(300, 200)
    const wish = { filePath: 'private/latte.jpg', fileType: 'image/jpeg', fileSize: picture.length }
    const { signedUrl, uploadId = '' } = await ada.api.media.createSignedPutRequestUrl(wish)
    const origin = 'https://taplet.example'
    const asked = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' }
    const preflight = await fetch(signedUrl, { method: 'OPTIONS', headers: { origin, ...asked } })
    expect(preflight.status).toBe(200)
    const headers = { origin, 'content-type': 'image/jpeg' }
    expect((await fetch(signedUrl, { method: 'PUT', body: new Uint8Array(picture), headers })).status).toBe(200)
    const { media } = await ada.api.media.completeUpload({ uploadId })
    expect(await storage.stat(`incoming/${uploadId}`)).toBeUndefined()
    const get = (more: Record<string, string> = {}) => app.server.inject({ url: media.url, headers: more })
    expect((await get()).statusCode).toBe(404)
    const part = await get({ ...ada.headers, range: 'bytes=8-11' })
    expect([part.statusCode, part.body]).toEqual([206, 'WEBP'])
    expect(media.url).toMatch(/^\/media\/private\//)
    await app.stop()
  })

  it('tells a wrong key or a bucket that is not there from a missing file', async () => {
    const credentials = { accessKeyId: 'test:tester', secretAccessKey: 'wrong' }
    await expect(createS3Storage({ ...swift.settings, credentials }).get('public/x')).rejects.toThrow(/signature/)
    const elsewhere = createS3Storage({ ...swift.settings, name: 'no-bucket' })
    await expect(elsewhere.get('public/x')).rejects.toThrow(/bucket/)
    await expect(elsewhere.put('public/x', Buffer.from('x'))).rejects.toThrow(/bucket/)
  })
})
