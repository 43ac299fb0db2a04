import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { AVIF_JOB } from './image/avif-service.ts'
import { aJpeg, anAnimation } from './testing/pictures.ts'
import { startTestMedia, type TestAccount, type TestMedia } from './testing/start-test-media.ts'
import { get, upload } from './testing/upload.ts'

let media: TestMedia
let ada: TestAccount

beforeAll(async () => {
  media = await startTestMedia()
  ada = await media.anAccount()
})
afterAll(() => media.stop())

/** A picture with much detail, so that file types differ as they do for photos. */
async function aPhoto(width = 800, height = 600): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .blur(4)
    .jpeg({ quality: 92 })
    .toBuffer()
}

const work = (signal = new AbortController().signal) =>
  media.features.media.jobs[AVIF_JOB]?.({}, { attempt: 1, isLastAttempt: false, signal })
const waiting = async () =>
  (await media.db.selectFrom('media_avif_due').selectAll().execute()).map((row) => row.media_id)
const infoOf = async (url: string) => (await media.features.media.lookup([url]))[url]
const typesOf = async (url: string) =>
  (await infoOf(url))?.sources.map(({ type, width }) => `${type.slice(6)} ${width}`)

it('the making of AVIF shows WebP at once, and AVIF of the same widths when they were made', async () => {
  const item = await upload(media, ada, await aPhoto())
  expect(await typesOf(item.url)).toEqual(['webp 360', 'webp 800'])
  await work()
  expect(await typesOf(item.url)).toEqual(['webp 360', 'webp 800', 'avif 360', 'avif 800'])
  expect(await waiting()).toEqual([])
  for (const source of (await infoOf(item.url))?.sources ?? []) {
    const answer = await get(media, source.url)
    expect(answer.headers['content-type']).toBe(source.type)
    expect(answer.rawPayload.length).toBe(source.bytes)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: source.width, height: source.height })
  }
  // Slides keep referring to the picture by its known address.
  expect((await infoOf(item.url))?.url).toBe(item.url)
})

it('the making of AVIF is one set of files, however often the work is done', async () => {
  const item = await upload(media, ada, await aPhoto(500, 400))
  await work()
  const before = await media.keys()
  await media.db.insertInto('media_avif_due').values({ media_id: item.mediaId }).execute()
  await work()
  expect(await typesOf(item.url)).toEqual(['webp 360', 'webp 500', 'avif 360', 'avif 500'])
  expect(await media.keys()).toEqual(before)
})

it('the making of AVIF keeps WebP alone where AVIF would be larger', async () => {
  const item = await upload(media, ada, await aJpeg(60, 40))
  await work()
  expect(await typesOf(item.url)).toEqual(['webp 60'])
  expect(await waiting()).toEqual([])
})

it.each(['gif', 'webp'] as const)('the making of AVIF leaves an animated %s moving', async (format) => {
  const item = await upload(media, ada, await anAnimation(format), { fileType: `image/${format}` })
  await work()
  expect(await typesOf(item.url)).toEqual([`${format} 40`])
  expect(await waiting()).toEqual([])
})

it('the making of AVIF makes none for private pictures, which are on no page', async () => {
  await upload(media, ada, await aPhoto(400, 300), { filePath: 'private/diary.jpg' })
  expect(await waiting()).toEqual([])
})

it('the making of AVIF gives pictures of earlier releases theirs, newest first', async () => {
  const old = await upload(media, ada, await aPhoto(410, 300))
  const newer = await upload(media, ada, await aPhoto(420, 300))
  await media.db.deleteFrom('media_avif_due').execute()
  await media.db
    .updateTable('media')
    .set({ created_at: new Date('2026-01-01') })
    .where('media_id', '=', old.mediaId)
    .execute()
  const migration = await readFile(new URL('../../../migrations/0017-picture-variants.sql', import.meta.url), 'utf8')
  await sql.raw(migration.slice(migration.indexOf('insert into'))).execute(media.db)
  await media.db.updateTable('media_avif_due').set({ due_at: media.clock.now }).execute() // it wrote the database's time
  const order = await media.db.selectFrom('media_avif_due').select('media_id').orderBy('added_at', 'desc').execute()
  const ids = order.map((row) => row.media_id)
  expect(ids.indexOf(newer.mediaId)).toBeLessThan(ids.indexOf(old.mediaId))
  // Pictures of the tests above are among them, and the job gives others their turn after a while.
  while ((await waiting()).length > 0) await work()
  expect(await typesOf(old.url)).toContain('avif 410')
  expect(await typesOf(newer.url)).toContain('avif 420')
})

it('the making of AVIF leaves nothing of a picture that was deleted meanwhile', async () => {
  const item = await upload(media, ada, await aPhoto(430, 300))
  const put = vi.spyOn(media.storage, 'put')
  put.mockImplementationOnce(async (key, content) => {
    await media.db.updateTable('media').set({ deleted_at: new Date() }).where('media_id', '=', item.mediaId).execute()
    return media.storage.put(key, content)
  })
  await work()
  expect((await media.keys()).filter((key) => key.endsWith('430.avif'))).toEqual([])
  expect(await waiting()).toEqual([])
})

it('the making of AVIF tries a picture three times at most, and keeps no other one waiting', async () => {
  const broken = await upload(media, ada, await aPhoto(440, 300))
  const fine = await upload(media, ada, await aPhoto(450, 300))
  const row = await media.db
    .selectFrom('media')
    .selectAll()
    .where('media_id', '=', broken.mediaId)
    .executeTakeFirstOrThrow()
  await media.storage.put(row.storage_key, Buffer.from('no picture any more'))
  const later = () => media.clock.pass(11 * 60)
  for (let attempt = 1; attempt <= 3; attempt++) {
    await expect(work()).rejects.toThrow(/could not be read/)
    expect(await waiting()).toEqual([broken.mediaId])
    later()
  }
  await work()
  expect(await waiting()).toEqual([])
  expect(await typesOf(fine.url)).toContain('avif 450')
  expect(await typesOf(broken.url)).toEqual(['webp 360', 'webp 440'])
})

it('the making of AVIF is begun by the upload itself and by a start that finds work left over', async () => {
  const item = await upload(media, ada, await aPhoto(460, 300))
  await media.runJobs()
  expect(await typesOf(item.url)).toContain('avif 460')
  const late = await upload(media, ada, await aPhoto(470, 300))
  media.queue.length = 0
  await media.features.media.start()
  await media.runJobs()
  expect(await typesOf(late.url)).toContain('avif 470')
})

it('the making of AVIF tells the pages that show the picture', async () => {
  const heard: string[] = []
  const client = await media.pool.connect()
  client.on('notification', ({ payload = '' }) => void heard.push(payload))
  await client.query('listen pages_changed')
  const item = await upload(media, ada, await aPhoto(480, 300))
  await media.runJobs()
  expect(await typesOf(item.url)).toContain('avif 480')
  await vi.waitFor(
    () => expect(heard.filter((label) => label.endsWith(item.url)).length).toBeGreaterThanOrEqual(2),
    3000,
  )
  client.release(true)
})
