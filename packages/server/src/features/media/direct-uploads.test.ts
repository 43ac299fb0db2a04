import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createDiskStorage, type Storage } from '../../platform/storage/create-storage.ts'
import { MEDIA_LIMITS } from '@taplet/contract'
import { aJpeg } from './testing/pictures.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import type { TestAccount } from './testing/start-test-media.ts'
import { callOf, itemOf } from './testing/upload.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

/** What a bucket is to the library: files appear in it that no route of ours has seen. s3-driver.test.ts has a real one. */
const signPut = vi.fn(async ({ key }: { key: string }) => `https://files.example/${key}?signed`)
let folder: string
let storage: Storage
let app: App
let ada: TestAccount
let eve: TestAccount
let photo: Buffer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taplet-direct-'))
  const disk = createDiskStorage({ root: folder, reserveBytes: 0 })
  storage = { ...disk, direct: { signPut, origin: 'https://files.example' } }
  app = await startTestApp({ storage, media: { storageLimits: { FREE: 5_000_000_000, STARTER: 1, GROWTH: 1 } } })
  ada = await app.anAccount()
  eve = await app.anAccount()
  photo = await aJpeg(300, 200)
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

const ask = async (account: TestAccount, wish: object = {}): Promise<LightMyRequestResponse> =>
  app.server.inject({
    method: 'POST',
    url: '/api/links/createSignedPutRequestUrl',
    headers: account.headers,
    payload: { filePath: 'protected/latte.jpg', fileType: 'image/jpeg', fileSize: photo.length, ...wish },
  })
const askedBy = async (account: TestAccount, wish: object = {}): Promise<string> =>
  (await ask(account, wish)).json<{ uploadId: string }>().uploadId
const complete = (uploadId: string, account?: TestAccount) =>
  callOf(() => ({ ...app, tempDir: '', keys: async () => [] }))('completeUpload', { uploadId }, account)
const isWaiting = async (uploadId: string): Promise<boolean> =>
  (await storage.stat(`incoming/${uploadId}`)) !== undefined

it('[14.12] a file of known size goes to the bucket, with key, type and length bound', async () => {
  const answer = await ask(ada)
  const { signedUrl, uploadId } = answer.json<{ signedUrl: string; uploadId: string }>()
  expect(signedUrl).toBe(`https://files.example/incoming/${uploadId}?signed`)
  expect(signPut).toHaveBeenLastCalledWith({
    key: `incoming/${uploadId}`,
    type: 'image/jpeg',
    bytes: photo.length,
    seconds: 900,
  })
  const unsized = await ask(ada, { fileSize: undefined })
  expect(unsized.json()).not.toHaveProperty('uploadId')
  expect(unsized.body).toContain('/media/upload/')
})

it('[14.12] a completed upload is in the library once, and its address is used up', async () => {
  const uploadId = await askedBy(ada)
  expect((await complete(uploadId, ada)).json()).toMatchObject({ code: 'UPLOAD_LINK_INVALID' })
  await storage.put(`incoming/${uploadId}`, photo)
  expect((await complete(uploadId)).statusCode).toBe(401)
  expect((await complete(uploadId, eve)).statusCode).toBe(404)
  expect((await complete('nobody', ada)).statusCode).toBe(404)
  expect((await complete('../x', ada)).statusCode).toBe(400)
  const media = itemOf(await complete(uploadId, ada))
  expect((await app.server.inject({ url: media.url })).headers['content-type']).toBe('image/webp')
  expect(await isWaiting(uploadId)).toBe(false)
  await storage.put(`incoming/${uploadId}`, await aJpeg(301, 200))
  expect((await complete(uploadId, ada)).statusCode).toBe(403)
})

it.each([
  ['another type', () => Buffer.from('<html>'.padEnd(photo.length, ' ')), 415],
  ['another length', () => photo.subarray(1), 403],
])('[14.12] a file in the bucket of %s is refused, and nothing of it is stored', async (_name, content, status) => {
  const uploadId = await askedBy(eve)
  await storage.put(`incoming/${uploadId}`, content())
  expect((await complete(uploadId, eve)).statusCode).toBe(status)
  const { media } = (await app.server.inject({ url: '/api/media/getAll', headers: eve.headers })).json()
  expect(media).toEqual([])
  expect((await app.server.inject({ url: `/media/incoming/${uploadId}` })).statusCode).toBe(404)
})

it('[14.12] an account cannot fill the bucket with files that it never completes', async () => {
  const hog = await app.anAccount()
  const film = { filePath: 'protected/a.mp4', fileType: 'video/mp4', fileSize: MEDIA_LIMITS.video }
  for (let count = 0; count < 8; count++) expect((await ask(hog, film)).statusCode).toBe(200)
  expect((await ask(hog, film)).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  app.clock.now = new Date(app.clock.now.getTime() + 16 * 60_000)
  expect((await ask(hog, film)).statusCode).toBe(200)
  const paying = await app.anAccount(100)
  expect((await ask(paying)).json()).toMatchObject({ code: 'STORAGE_LIMIT_REACHED' })
})

it('[14.12] what nobody completes is swept from the bucket', async () => {
  const uploadId = await askedBy(ada)
  const { modifiedAt } = await storage.put(`incoming/${uploadId}`, photo) // the disk's time, which no test sets
  app.clock.now = modifiedAt
  await app.runJob('media.sweep')
  expect(await isWaiting(uploadId)).toBe(true)
  app.clock.now = new Date(modifiedAt.getTime() + 3 * 3_600_000)
  await app.runJob('media.sweep')
  expect(await isWaiting(uploadId)).toBe(false)
})
