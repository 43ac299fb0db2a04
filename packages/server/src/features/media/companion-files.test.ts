import type { MediaItem } from '@taplet/contract'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { urlOfKey } from './files/keys.ts'
import { aJpeg } from './testing/pictures.ts'
import { startTestMedia, type TestAccount, type TestMedia } from './testing/start-test-media.ts'
import { itemOf, upload } from './testing/upload.ts'

const LIMIT = 200_000
let media: TestMedia
let ada: TestAccount
let film: MediaItem
beforeAll(async () => {
  // Nothing is converted here: pending videos stay pending.
  const ffmpeg = { ffmpeg: 'none', ffprobe: 'none', version: '0', hasToneMapping: false, niceness: 0 }
  media = await startTestMedia({ ffmpeg, media: { storageLimits: { FREE: LIMIT, STARTER: 1, GROWTH: 1 } } })
})
afterAll(() => media.stop())

const call = (path: string, payload: object, account = ada) =>
  media.server.inject({ method: 'POST', url: `/api/media/${path}`, payload, headers: account.headers })
const usedBytes = async (account = ada): Promise<number> =>
  (await media.server.inject({ url: '/api/media/getUse', headers: account.headers })).json<{ usedBytes: number }>()
    .usedBytes
const filesOf = async (account: TestAccount, name: RegExp): Promise<string[]> =>
  (await media.keys()).filter((key) => key.includes(account.identityId) && name.test(key))

/** Bytes with the beginning of an MP4 file. */
const filmBytes = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('00000018667479706d70343200000000', 'hex'), Buffer.from('mp42isom'), randomBytes(bytes)])
const uploadFilm = (account: TestAccount, bytes = 20_000): Promise<MediaItem> =>
  upload(media, account, filmBytes(bytes), { fileType: 'video/mp4', filePath: 'protected/film.mp4' })
const markReady = (mediaId: string) =>
  media.db.updateTable('media').set({ status: 'READY', duration_ms: 10_000 }).where('media_id', '=', mediaId).execute()

beforeEach(async () => {
  ada = await media.anAccount()
  film = await uploadFilm(ada)
})

describe('captions', () => {
  const add = (language: string, bytes: number) =>
    call('addCaptions', {
      mediaId: film.mediaId,
      language,
      label: language,
      text: Array.from(
        { length: bytes / 500 },
        (_, at) => `00:01.000 --> 00:02.${100 + at}\n${'x'.repeat(460)}\n`,
      ).join('\n'),
    })

  it('count as stored, and go with their file when they are replaced or removed', async () => {
    const before = await usedBytes()
    for (let round = 0; round < 5; round++) expect((await add('en', 10_000 + round * 500)).statusCode).toBe(200)
    const [only, ...more] = await filesOf(ada, /\.vtt$/)
    expect(more).toEqual([])
    expect((await usedBytes()) - before).toBe((await media.storage.stat(only ?? ''))?.bytes)
    await call('removeCaptions', { mediaId: film.mediaId, language: 'en' })
    expect(await filesOf(ada, /\.vtt$/)).toEqual([])
    expect(await usedBytes()).toBe(before)
  })

  it('that there is no room for are refused and leave no file', async () => {
    const answers = [await add('en', 100_000), await add('de', 100_000)]
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 403])
    expect(answers[1]?.json()).toMatchObject({ code: 'STORAGE_LIMIT_REACHED' })
    expect(await filesOf(ada, /\.vtt$/)).toHaveLength(1)
    expect((await add('en', 90_000)).statusCode).toBe(200)
  })

  it('have a label that can be seen', async () => {
    for (const label of ['\u200b\u202e', 'a\nb', ' '])
      expect(
        (
          await call('addCaptions', {
            mediaId: film.mediaId,
            language: 'fr',
            label,
            text: '00:01.000 --> 00:02.000\nx',
          })
        ).statusCode,
      ).toBe(400)
  })

  it('in one language too many leave no file', async () => {
    for (let at = 0; at < 20; at++) await add(`en-${10 + at}`, 500)
    expect((await add('de', 500)).statusCode).toBe(400)
    expect(await filesOf(ada, /\.vtt$/)).toHaveLength(20)
    expect((await add('en-10', 500)).statusCode).toBe(200)
  })
})

describe('a poster', () => {
  const setPoster = (posterMediaId: string) => call('setPoster', { mediaId: film.mediaId, posterMediaId })

  it('counts as stored, also when the picture that it was copied of is deleted, and goes when it is replaced', async () => {
    const before = await usedBytes()
    for (const width of [700, 710, 720]) {
      const picture = await upload(media, ada, await aJpeg(width, 400))
      expect((await setPoster(picture.mediaId)).statusCode).toBe(200)
      await call('delete', { mediaId: picture.mediaId })
    }
    const [only, ...more] = await filesOf(ada, /poster/)
    expect(more).toEqual([])
    expect((await usedBytes()) - before).toBe((await media.storage.stat(only ?? ''))?.bytes)
  })

  it('that everybody would see cannot be a private picture', async () => {
    const picture = await upload(media, ada, await aJpeg(730, 400), { filePath: 'private/me.jpg' })
    const answer = await setPoster(picture.mediaId)
    expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringContaining('private') })
    const registered = await media.server.inject({
      method: 'POST',
      url: '/api/updateVideoLibraryItem',
      headers: ada.headers,
      payload: {
        updateType: 'NEW',
        videoId: film.mediaId,
        videoFileName: 'film.mp4',
        newStatus: 'PROCESSING',
        posterMediaId: picture.mediaId,
      },
    })
    expect(registered.statusCode).toBe(400)
    expect(await filesOf(ada, /poster/)).toEqual([])
  })
})

describe('parts of a video', () => {
  const part = (at: number, account = ada, { mediaId } = film) =>
    call('trim', { mediaId, trim: { startMs: at * 100, endMs: at * 100 + 5000 } }, account)

  it('wait five at a time; who asks for more is told to wait, and nobody else is', async () => {
    await markReady(film.mediaId)
    const answers = await Promise.all(Array.from({ length: 9 }, (_, at) => part(at)))
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(5)
    const refused = answers.filter((answer) => answer.statusCode !== 200)
    for (const answer of refused)
      expect(answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('Wait until') })
    const known = answers.findIndex((answer) => answer.statusCode === 200)
    expect((await part(known)).statusCode).toBe(200)
    const bob = await media.anAccount()
    const theirs = await uploadFilm(bob)
    await markReady(theirs.mediaId)
    expect((await part(0, bob, theirs)).statusCode).toBe(200)
  })

  it('are cut out of the part itself when its upload was deleted', async () => {
    await markReady(film.mediaId)
    const { mediaId } = itemOf(await part(0))
    await call('delete', { mediaId: film.mediaId })
    await markReady(mediaId)
    const key = `protected/${ada.identityId}/videos/${'a'.repeat(32)}-240.mp4`
    const source = { url: urlOfKey(key), type: 'video/mp4', width: 320, height: 240, bytes: 9000 }
    const rows = media.db.updateTable('media').set({ sources: JSON.stringify([source]) })
    await rows.where('media_id', '=', mediaId).execute()
    const again = await part(1, ada, { ...film, mediaId })
    expect(again.statusCode).toBe(200)
    expect(itemOf(again)).toMatchObject({ status: 'PROCESSING', originalMediaId: mediaId })
    const { storage_key: cutFrom } = await media.db
      .selectFrom('media')
      .select('storage_key')
      .where('media_id', '=', itemOf(again).mediaId)
      .executeTakeFirstOrThrow()
    expect(cutFrom).toBe(key)
  })

  it('have their room kept while they wait, so that parts asked for at once do not all pass', async () => {
    const large = await uploadFilm(ada, 100_000)
    await markReady(large.mediaId)
    const answers = await Promise.all([0, 1, 2, 3].map((at) => part(at, ada, large)))
    expect(answers.map((answer) => answer.statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 403, 403, 403,
    ])
    expect(await usedBytes()).toBeGreaterThan(165_000)
    const made = answers.find((answer) => answer.statusCode === 200)
    await call('delete', { mediaId: made ? itemOf(made).mediaId : '' })
    expect(await usedBytes()).toBeLessThan(125_000)
  })
})
