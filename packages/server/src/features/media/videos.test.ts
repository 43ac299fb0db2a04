import type { MediaItem } from '@taplet/contract'
import { sql } from 'kysely'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aFilm, aTurnedFilm, ffmpeg } from './testing/films.ts'
import { aJpeg } from './testing/pictures.ts'
import { startTestMedia, type TestAccount, type TestMedia } from './testing/start-test-media.ts'
import { get, itemOf, put, signedUrl, upload } from './testing/upload.ts'
import { probe } from './video/probe.ts'

const VIDEO = { fileType: 'video/mp4', filePath: 'protected/film.mp4' }

const register = ({ server }: TestMedia, account: TestAccount, videoId: string, more: object = {}) =>
  server.inject({
    method: 'POST',
    url: '/api/updateVideoLibraryItem',
    headers: account.headers,
    payload: { updateType: 'NEW', videoId, videoFileName: 'film.mp4', newStatus: 'PROCESSING', ...more },
  })

async function untilDone(media: TestMedia, account: TestAccount, mediaId: string): Promise<MediaItem> {
  return vi.waitFor(
    async () => {
      const all = (await media.server.inject({ url: '/api/media/getAll', headers: account.headers })).json<{
        media: MediaItem[]
      }>().media
      const item = all.find((one) => one.mediaId === mediaId)
      if (!item || item.status === 'PROCESSING') throw new Error('still on its way')
      return item
    },
    { timeout: 60_000, interval: 100 }, // on a busy machine
  )
}

describe.skipIf(!ffmpeg)('with ffmpeg, a video', () => {
  let media: TestMedia
  let ada: TestAccount
  beforeAll(async () => {
    media = await startTestMedia({ ffmpeg, jobs: undefined })
    ada = await media.anAccount()
  })
  afterAll(() => media.stop())

  const convert = async (content: Buffer, fileType = 'video/mp4') => {
    const { mediaId } = await upload(media, ada, content, { ...VIDEO, fileType })
    expect(itemOf(await register(media, ada, mediaId)).status).toBe('PROCESSING')
    return untilDone(media, ada, mediaId)
  }

  it('becomes H.264 of several sizes that plays from its first bytes, with a poster', async () => {
    const item = await convert(await aFilm({ size: '1280x720', name: 'film.mov' }), 'video/quicktime')
    expect(item).toMatchObject({ kind: 'VIDEO', status: 'READY', width: 1280, height: 720, failureReason: '' })
    expect(item.sources.map((source) => source.width)).toEqual([854, 1280])
    expect(item.durationMs).toBeGreaterThan(900)
    for (const source of item.sources) {
      const { rawPayload, headers } = await get(media, source.url)
      expect(headers['content-type']).toBe('video/mp4')
      expect(rawPayload.indexOf('moov')).toBeLessThan(rawPayload.indexOf('mdat'))
      expect(rawPayload.length).toBe(source.bytes)
    }
    const poster = await sharp((await get(media, item.posterUrl)).rawPayload).metadata()
    expect(poster).toMatchObject({ format: 'webp', width: 1080 })
    expect(item.placeholder).toMatch(/^data:image\/webp/)
    const redirect = await get(media, item.url)
    expect(redirect.statusCode).toBe(302)
    expect(redirect.headers.location).toBe(item.sources.at(-1)?.url)
    expect(await media.features.media.lookup([item.url, 'https://elsewhere.example/x.mp4'])).toMatchObject({
      [item.url]: { status: 'READY', posterUrl: item.posterUrl },
    })
  })

  it('that was filmed upright stands upright', async () => {
    const item = await convert(await aTurnedFilm())
    expect(item).toMatchObject({ status: 'READY', width: 360, height: 640 })
  })

  it('without sound, and as WebM, is converted too', async () => {
    const item = await convert(
      await aFilm({ name: 'film.webm', hasSound: false, size: '320x240', more: ['-c:v', 'libvpx'] }),
      'video/webm',
    )
    expect(item).toMatchObject({ status: 'READY', width: 320, height: 240 })
    const path = join(media.config.dataDir, 'check.mp4')
    await writeFile(path, (await get(media, item.sources[0]?.url ?? '')).rawPayload)
    expect(ffmpeg && (await probe(ffmpeg, path, 'video/mp4'))).toMatchObject({ hasAudio: false })
  })

  it('shows the poster that came with it', async () => {
    const { mediaId } = await upload(media, ada, await aFilm({ size: '320x180' }), VIDEO)
    const picture = await upload(media, ada, await aJpeg(333, 222))
    await register(media, ada, mediaId, { posterMediaId: picture.mediaId })
    const item = await untilDone(media, ada, mediaId)
    expect(await sharp((await get(media, item.posterUrl)).rawPayload).metadata()).toMatchObject({ width: 333 })
    expect(item.placeholder).toBe(picture.placeholder)
  })

  it.each([
    [
      'is longer than ten minutes',
      () => aFilm({ size: '32x32', seconds: 601, rate: 1, hasSound: false }),
      'at most 10 minutes',
    ],
    ['has more pixels than 4K', () => aFilm({ size: '4200x64', hasSound: false }), 'at most 4096'],
    [
      'is no video behind its first bytes',
      async () => Buffer.concat([(await aFilm()).subarray(0, 40), Buffer.alloc(5000, 7)]),
      'could not be read',
    ],
    ['holds sound only', () => aFilm({ more: ['-map', '1:a'] }), 'holds no video'],
  ])('that %s fails with a reason for people', async (_, make, reason) => {
    const item = await convert(await make())
    expect(item.status).toBe('FAILED')
    expect(item.failureReason).toContain(reason)
    expect((await get(media, item.url)).statusCode).toBe(404)
  })

  it('can be tried again after it failed', async () => {
    const { mediaId } = await upload(media, ada, await aFilm({ size: '322x180' }), VIDEO)
    await media.db
      .updateTable('media')
      .set({ status: 'FAILED', failure_reason: 'x' })
      .where('media_id', '=', mediaId)
      .execute()
    expect(itemOf(await register(media, ada, mediaId))).toMatchObject({ status: 'PROCESSING', failureReason: '' })
    expect((await untilDone(media, ada, mediaId)).status).toBe('READY')
    expect(itemOf(await register(media, ada, mediaId)).status).toBe('READY')
  })

  it('leaves no temporary file behind', async () => {
    await vi.waitFor(async () => expect(await readdir(media.tempDir)).toEqual([]), 2000)
  })

  it("cannot be registered by another account, under another's picture or with a path for a name", async () => {
    const eve = await media.anAccount()
    const { mediaId } = await upload(media, ada, await aFilm({ size: '324x180' }), VIDEO)
    const picture = await upload(media, eve, await aJpeg())
    expect((await register(media, eve, mediaId)).statusCode).toBe(404)
    expect((await register(media, ada, 'nothing')).statusCode).toBe(404)
    expect((await register(media, ada, mediaId, { posterMediaId: picture.mediaId })).statusCode).toBe(404)
    expect((await register(media, ada, picture.mediaId)).statusCode).toBe(404)
    expect((await register(media, ada, mediaId, { videoFileName: '../../x.mp4' })).statusCode).toBe(400)
    expect((await register(media, ada, mediaId, { newStatus: 'READY' })).statusCode).toBe(400)
  })

  it('ends as FAILED when its job was lost for good', async () => {
    const { mediaId } = await upload(media, ada, await aFilm({ size: '326x180' }), VIDEO)
    await media.db.updateTable('media').set({ status: 'PROCESSING' }).where('media_id', '=', mediaId).execute()
    await media.features.media.start()
    expect((await untilDone(media, ada, mediaId)).failureReason).toContain('Try again')
  })
})

describe('without ffmpeg, a video', () => {
  let media: TestMedia
  let ada: TestAccount
  beforeAll(async () => {
    media = await startTestMedia()
    ada = await media.anAccount()
  })
  afterAll(() => media.stop())

  it('that every phone plays is READY at once, with the poster that the browser made', async (test) => {
    test.skip(!ffmpeg, 'needs ffmpeg to make a film')
    const { mediaId } = await upload(media, ada, await aFilm(), VIDEO)
    const picture = await upload(media, ada, await aJpeg(640, 360))
    const item = itemOf(await register(media, ada, mediaId, { posterMediaId: picture.mediaId }))
    expect(item).toMatchObject({
      status: 'READY',
      width: 640,
      height: 360,
      sources: [{ type: 'video/mp4', width: 640 }],
    })
    const { rawPayload } = await get(media, item.sources[0]?.url ?? '')
    expect(rawPayload.indexOf('moov')).toBeLessThan(rawPayload.indexOf('mdat'))
    expect((await get(media, item.posterUrl)).statusCode).toBe(200)
  })

  it('of another kind fails and says what to do', async (test) => {
    test.skip(!ffmpeg, 'needs ffmpeg to make a film')
    const { mediaId } = await upload(media, ada, await aFilm({ name: 'film.webm', more: ['-c:v', 'libvpx'] }), {
      ...VIDEO,
      fileType: 'video/webm',
    })
    const item = itemOf(await register(media, ada, mediaId))
    expect(item.status).toBe('FAILED')
    expect(item.failureReason).toMatch(/^This server cannot convert video; /)
  })

  it('is said so at start', () => {
    expect(media.features.media.describeVideo()).toContain('no ffmpeg')
  })

  it('never registered is taken away after a day, and so is what a crash left in storage', async () => {
    const content = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2', 'latin1'), Buffer.alloc(100)])
    const { mediaId } = await upload(media, ada, content, VIDEO)
    await media.storage.put(`protected/${ada.identityId}/images/${'ab'.repeat(16)}-360.webp`, Buffer.from('x'))
    const kept = await upload(media, ada, await aJpeg(345, 222))
    await sql`update media set created_at = now() - interval '30 hours' where media_id = ${mediaId}`.execute(media.db)
    media.clock.now = new Date(Date.now() + 25 * 60 * 60_000)
    await media.features.media.start()
    await media.runJobs()
    await vi.waitFor(async () => {
      const keys = await media.keys()
      expect(keys.some((key) => key.includes('originals'))).toBe(
        keys.some((key) => key.includes('-original.mp4') && key.includes('videos')),
      )
      expect(keys.some((key) => key.includes('abababab'))).toBe(false)
    }, 5000)
    expect((await get(media, kept.url)).statusCode).toBe(200)
    media.clock.now = new Date()
  })

  it('from this machine is READY at once, from a path or from memory', async (test) => {
    test.skip(!ffmpeg, 'needs ffmpeg to make a film')
    const path = join(media.config.dataDir, 'demo.mp4')
    await writeFile(path, await aFilm({ size: '360x640' }))
    const who = { accountId: ada.accountId, identityId: ada.identityId, scope: 'public' as const }
    const poster = await media.features.media.importFile({
      ...who,
      file: await aJpeg(360, 640),
      fileName: 'poster.jpg',
      fileType: 'image/jpeg',
    })
    const film = { ...who, file: path, fileName: 'demo.mp4', fileType: 'video/mp4', posterMediaId: poster.mediaId }
    const item = await media.features.media.importFile(film)
    expect(item).toMatchObject({ status: 'READY', width: 360, height: 640, fileName: 'demo.mp4' })
    expect((await get(media, item.posterUrl)).statusCode).toBe(200)
    expect(await media.features.media.importFile(film)).toEqual(item)
  })

  it('is refused when the bytes are a list of other addresses', async () => {
    const list = Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'.padEnd(200))
    expect((await put(media, await signedUrl(media, ada, VIDEO), list, 'video/mp4')).statusCode).toBe(415)
  })
})
