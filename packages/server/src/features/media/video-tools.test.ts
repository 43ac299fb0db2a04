import type { MediaItem } from '@taplet/contract'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { keyOfUrl } from './files/keys.ts'
import { aFilm, ffmpeg } from './testing/films.ts'
import { aJpeg } from './testing/pictures.ts'
import { startTestMedia, type TestAccount, type TestMedia } from './testing/start-test-media.ts'
import { get, itemOf, upload } from './testing/upload.ts'
import { probe } from './video/probe.ts'

let media: TestMedia
let ada: TestAccount
let bob: TestAccount
let film: MediaItem
const call = (path: string, payload: object, account?: TestAccount) =>
  media.server.inject({ method: 'POST', url: `/api/${path}`, payload, ...(account && { headers: account.headers }) })
const fetchItem = async (mediaId: string, account = ada): Promise<MediaItem> => {
  const answer = await media.server.inject({ url: '/api/media/getAll', headers: account.headers })
  const item = answer.json<{ media: MediaItem[] }>().media.find((one) => one.mediaId === mediaId)
  if (!item || item.status === 'PROCESSING') throw new Error('still on its way')
  return item
}
const untilDone = (mediaId: string, account = ada): Promise<MediaItem> =>
  vi.waitFor(() => fetchItem(mediaId, account), { timeout: 60_000, interval: 100 })
const usedBytes = async (account = ada): Promise<number> =>
  (await media.server.inject({ url: '/api/media/getUse', headers: account.headers })).json<{ usedBytes: number }>()
    .usedBytes

async function start(mediaId: string, account: TestAccount): Promise<void> {
  const body = { updateType: 'NEW', videoId: mediaId, videoFileName: 'film.mp4', newStatus: 'PROCESSING' }
  expect((await call('updateVideoLibraryItem', body, account)).statusCode).toBe(200)
}
async function register(mediaId: string, account = ada): Promise<MediaItem> {
  await start(mediaId, account)
  return untilDone(mediaId, account)
}

describe.skipIf(!ffmpeg)('a video that is ready', () => {
  beforeAll(async () => {
    media = await startTestMedia({ ffmpeg, jobs: undefined })
    ada = await media.anAccount()
    bob = await media.anAccount()
    const sent = await upload(media, ada, await aFilm({ seconds: 6, size: '320x180' }), {
      fileType: 'video/mp4',
      filePath: 'protected/film.mp4',
    })
    film = await register(sent.mediaId)
  }, 60_000)
  afterAll(() => media.stop())

  it('can be cut to a part, which is an item of its own with the captions of that part', async () => {
    const text = 'WEBVTT\n\n00:00.500 --> 00:01.000\nbefore\n\n00:02.500 --> 00:03.500\nduring'
    await call('media/addCaptions', { mediaId: film.mediaId, language: 'en', label: 'English', text }, ada)
    const answer = await call('media/trim', { mediaId: film.mediaId, trim: { startMs: 2000, endMs: 4500 } }, ada)
    expect(itemOf(answer)).toMatchObject({ status: 'PROCESSING', originalMediaId: film.mediaId })
    const part = await untilDone(itemOf(answer).mediaId)
    expect(part).toMatchObject({ status: 'READY', trim: { startMs: 2000, endMs: 4500 } })
    const path = join(media.config.dataDir, 'part.mp4')
    await writeFile(path, (await get(media, part.sources[0]?.url ?? '')).rawPayload)
    const { durationMs } = ffmpeg ? await probe(ffmpeg, path, 'video/mp4') : { durationMs: 0 }
    expect(Math.abs(durationMs - 2500)).toBeLessThan(120)
    const captions = (await get(media, part.captions?.[0]?.url ?? '')).body
    expect(captions).toContain('00:00:00.500 --> 00:00:01.500\nduring')
    expect(captions).not.toContain('before')
    const again = await call('media/trim', { mediaId: part.mediaId, trim: { startMs: 2000, endMs: 4500 } }, ada)
    expect(itemOf(again).mediaId).toBe(part.mediaId)
    expect((await fetchItem(film.mediaId)).durationMs).toBeGreaterThan(5900)
  }, 60_000)

  it.each([
    ['ends before it begins', { startMs: 3000, endMs: 2000 }],
    ['is shorter than half a second', { startMs: 1000, endMs: 1300 }],
    ['ends after the video', { startMs: 1000, endMs: 60_000 }],
    ['begins before it', { startMs: -5, endMs: 2000 }],
  ])('cannot be cut to a part that %s', async (_, trim) => {
    expect((await call('media/trim', { mediaId: film.mediaId, trim }, ada)).statusCode).toBe(400)
  })

  it('asked for the same part again keeps the captions that the part got of its own', async () => {
    const trim = { startMs: 2000, endMs: 4500 }
    const part = await untilDone(itemOf(await call('media/trim', { mediaId: film.mediaId, trim }, ada)).mediaId)
    const used = await usedBytes()
    const own = { mediaId: part.mediaId, language: 'de', label: 'Deutsch', text: '00:01.000 --> 00:02.000\nmein' }
    await call('media/addCaptions', own, ada)
    const third = await call('media/trim', { mediaId: film.mediaId, trim }, ada)
    expect(itemOf(third).captions?.map((one) => one.language)).toEqual(['en', 'de'])
    const file = await media.storage.stat(keyOfUrl(itemOf(third).captions?.at(-1)?.url ?? '') ?? '')
    expect((await usedBytes()) - used).toBe(file?.bytes)
  })

  it('counts everything that lies in storage for it', async () => {
    const eve = await media.anAccount()
    const content = await aFilm({ seconds: 2, size: '320x180', name: 'eve.mp4' })
    const sent = await upload(media, eve, content, { fileType: 'video/mp4', filePath: 'protected/eve.mp4' })
    await register(sent.mediaId, eve)
    const trim = { startMs: 500, endMs: 1500 }
    await untilDone(itemOf(await call('media/trim', { mediaId: sent.mediaId, trim }, eve)).mediaId, eve)
    const keys = (await media.keys()).filter((key) => key.includes(eve.identityId))
    const stored = await Promise.all(keys.map((key) => media.storage.stat(key)))
    expect(await usedBytes(eve)).toBe(stored.reduce((sum, one) => sum + (one?.bytes ?? 0), 0))
  })

  it('keeps the poster that was chosen while it was prepared', async () => {
    const picture = await upload(media, ada, await aJpeg(345, 222))
    const content = await aFilm({ seconds: 6, size: '640x360', name: 'later.mp4' })
    const sent = await upload(media, ada, content, { fileType: 'video/mp4', filePath: 'protected/later.mp4' })
    await start(sent.mediaId, ada)
    const chosen = itemOf(await call('media/setPoster', { mediaId: sent.mediaId, posterMediaId: picture.mediaId }, ada))
    expect(chosen.status).toBe('PROCESSING')
    const done = await untilDone(sent.mediaId)
    expect(done).toMatchObject({ status: 'READY', posterUrl: chosen.posterUrl, placeholder: chosen.placeholder })
    expect((await get(media, done.posterUrl)).statusCode).toBe(200)
    const folder = (keyOfUrl(chosen.posterUrl) ?? '').split('-poster')[0] ?? ''
    const posters = (await media.keys()).filter((key) => key.startsWith(folder) && key.includes('poster'))
    expect(posters).toHaveLength(1)
  })

  it('shows another poster under another address', async () => {
    const picture = await upload(media, ada, await aJpeg(333, 222))
    const answer = await call('media/setPoster', { mediaId: film.mediaId, posterMediaId: picture.mediaId }, ada)
    const { posterUrl } = itemOf(answer)
    expect(posterUrl).not.toBe(film.posterUrl)
    expect(await sharp((await get(media, posterUrl)).rawPayload).metadata()).toMatchObject({ width: 333 })
    expect(
      (await call('media/setPoster', { mediaId: film.mediaId, posterMediaId: film.mediaId }, ada)).statusCode,
    ).toBe(404)
  })

  it('keeps one caption file for each language, served so that it can do nothing', async () => {
    const add = (language: string, words: string, isDefault = false) =>
      call(
        'media/addCaptions',
        { mediaId: film.mediaId, language, label: language, text: `00:01.000 --> 00:02.000\n${words}`, isDefault },
        ada,
      )
    await Promise.all([add('de', 'Guten Tag', true), add('fr', 'Bonjour'), add('en', 'Hello')])
    const second = itemOf(await add('fr', 'Salut', true))
    const languages = second.captions?.map((one) => one.language).toSorted()
    expect(languages).toEqual(['de', 'en', 'fr'])
    expect(second.captions?.filter((one) => one.isDefault).map((one) => one.language)).toEqual(['fr'])
    const file = await get(media, second.captions?.find((one) => one.language === 'fr')?.url ?? '')
    expect(file.body).toContain('Salut')
    expect(file.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(file.headers['content-security-policy']).toContain('sandbox')
    expect(file.headers['x-content-type-options']).toBe('nosniff')
    expect(await media.features.media.lookup([film.url])).toMatchObject({ [film.url]: { captions: second.captions } })
    const kept = itemOf(await call('media/removeCaptions', { mediaId: film.mediaId, language: 'DE' }, ada))
    expect(kept.captions?.map((one) => one.language).toSorted()).toEqual(['en', 'fr'])
    expect((await call('media/removeCaptions', { mediaId: film.mediaId, language: 'de' }, ada)).statusCode).toBe(404)
  })

  it.each([
    ['is a page', { text: '<html></html>' }],
    ['has no language', { language: '../../etc' }],
    ['is larger than a megabyte', { text: 'x'.repeat(1024 * 1024 + 1) }],
  ])('refuses captions when the file %s', async (_, change) => {
    const body = {
      mediaId: film.mediaId,
      language: 'it',
      label: 'Italiano',
      text: '00:01.000 --> 00:02.000\nx',
      ...change,
    }
    expect((await call('media/addCaptions', body, ada)).statusCode).toBe(400)
  })

  it('is out of reach for others: its part, its poster, its captions', async () => {
    const picture = await upload(media, bob, await aJpeg(120, 90))
    const { mediaId } = film
    const captions = { mediaId, language: 'en', label: 'x', text: '00:01.000 --> 00:02.000\nx' }
    const calls: [string, object][] = [
      ['media/trim', { mediaId, trim: { startMs: 0, endMs: 2000 } }],
      ['media/setPoster', { mediaId, posterMediaId: picture.mediaId }],
      ['media/addCaptions', captions],
      ['media/removeCaptions', { mediaId, language: 'en' }],
    ]
    for (const [path, body] of calls) {
      expect((await call(path, body, bob)).statusCode).toBe(404)
      expect((await call(path, body)).statusCode).toBe(401)
    }
  })
})
