import type { MediaItem } from '@taplet/contract'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aFilm, ffmpeg } from './testing/films.ts'
import { aJpeg } from './testing/pictures.ts'
import { startTestMedia, type TestAccount, type TestMedia } from './testing/start-test-media.ts'
import { get, upload } from './testing/upload.ts'
import { probe } from './video/probe.ts'

let media: TestMedia
let ada: TestAccount
let bob: TestAccount
let film: MediaItem
const call = (path: string, payload: object, account?: TestAccount) =>
  media.server.inject({ method: 'POST', url: `/api/${path}`, payload, ...(account && { headers: account.headers }) })
const itemOf = (answer: Awaited<ReturnType<typeof call>>): MediaItem => answer.json<{ media: MediaItem }>().media
const fetchItem = async (mediaId: string): Promise<MediaItem> => {
  const answer = await media.server.inject({ url: '/api/media/getAll', headers: ada.headers })
  const item = answer.json<{ media: MediaItem[] }>().media.find((one) => one.mediaId === mediaId)
  if (!item || item.status === 'PROCESSING') throw new Error('still on its way')
  return item
}
const untilDone = (mediaId: string): Promise<MediaItem> =>
  vi.waitFor(() => fetchItem(mediaId), { timeout: 30_000, interval: 100 })

async function register(mediaId: string): Promise<MediaItem> {
  const body = { updateType: 'NEW', videoId: mediaId, videoFileName: 'film.mp4', newStatus: 'PROCESSING' }
  expect((await call('updateVideoLibraryItem', body, ada)).statusCode).toBe(200)
  return untilDone(mediaId)
}

describe.skipIf(!ffmpeg)('a video that is ready', () => {
  beforeAll(async () => {
    media = await startTestMedia({ ffmpeg })
    ada = await media.anAccount()
    bob = await media.anAccount()
    await media.jobs.start(media.media.jobs)
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
    const path = join(media.app.config.dataDir, 'part.mp4')
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
    expect(await media.media.lookup([film.url])).toMatchObject({ [film.url]: { captions: second.captions } })
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
