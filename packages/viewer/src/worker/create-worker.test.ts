import { afterEach, describe, expect, it, vi } from 'vitest'
import { aWorker, namesIn, offline, PICTURE, pageOf, picture, serving } from '../testing/a-worker.ts'
import { anAnswer, createFakeCaches } from '../testing/fake-caches.ts'
import { FILES, PAGES } from './cache/app-cache.ts'

afterEach(() => void vi.useRealTimers())

describe('a page that was opened', () => {
  it('opens with no network, by its name and by its own link, with its picture', async () => {
    const worker = aWorker(serving())
    await worker.open('/rosa')
    await worker.see('rosa')
    offline(worker.answers)
    expect(await (await worker.open('/rosa?table=7'))?.text()).toContain('Open till five')
    expect(await (await worker.open('/t/own-rosa'))?.text()).toContain('data-tag="own-rosa"')
    expect(await (await worker.get(PICTURE))?.text()).toBe('pixels')
  })

  it('is kept at its first visit, too, when there was no worker yet', async () => {
    const worker = aWorker(serving())
    await worker.see('rosa')
    offline(worker.answers)
    expect(await (await worker.open('/rosa'))?.text()).toContain('Open till five')
  })

  it('is asked of the network first, and kept anew when it has changed', async () => {
    const worker = aWorker(serving())
    await worker.open('/rosa')
    worker.answers['/rosa'] = () => anAnswer(pageOf('rosa', 'Open till six'))
    expect(await (await worker.open('/rosa'))?.text()).toContain('till six')
    offline(worker.answers)
    expect(await (await worker.open('/rosa'))?.text()).toContain('till six')
  })

  it('shows as it was kept when the server is broken or silent', async () => {
    vi.useFakeTimers()
    const worker = aWorker(serving())
    await worker.open('/rosa')
    for (const status of [502, 503, 429]) {
      worker.answers['/rosa'] = () => anAnswer('Bad gateway', { status })
      expect((await worker.open('/rosa'))?.status).toBe(200)
    }
    worker.answers['/rosa'] = () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(anAnswer(pageOf('rosa', 'late'))), 60_000)
      })
    const opening = worker.open('/rosa')
    await vi.advanceTimersByTimeAsync(60_001)
    expect(await (await opening)?.text()).toContain('Open till five')
  })

  it('takes the answer that the browser asked for while the worker was started', async () => {
    const worker = aWorker(serving())
    const preloadResponse = Promise.resolve(anAnswer(pageOf('rosa', 'preloaded')))
    expect(await (await worker.open('/rosa', { preloadResponse }))?.text()).toContain('preloaded')
    expect(worker.asked).not.toContain('/rosa')
  })

  it.each([404, 410, 451])('is forgotten with its picture when the server answers %d', async (status) => {
    const worker = aWorker(serving())
    await worker.open('/rosa')
    await worker.see('rosa')
    worker.answers['/rosa'] = () => anAnswer('gone', { status })
    expect((await worker.open('/rosa'))?.status).toBe(status)
    expect(await namesIn(worker.caches, PAGES)).not.toContain('/rosa')
    expect(await namesIn(worker.caches, FILES)).toEqual([])
  })
})

describe('what is never kept', () => {
  it.each([
    ['an error', () => anAnswer(pageOf('rosa'), { status: 500 })],
    ['what is no page of ours', () => anAnswer('<h1>Sign in to the hotel</h1>')],
    ['another app than was asked for', () => anAnswer(pageOf('other'))],
    ['an opaque answer', () => anAnswer(pageOf('rosa'), { origin: 'opaque' })],
    ['an opaque redirect', () => anAnswer('', { origin: 'opaqueredirect' })],
    ['what is for these eyes only', () => anAnswer(pageOf('rosa'), { cache: 'no-store, private' })],
  ])('%s as a page', async (_, answer) => {
    const worker = aWorker({ ...serving(), '/rosa': answer })
    await worker.open('/rosa')
    expect(await namesIn(worker.caches, PAGES)).not.toContain('/rosa')
    expect(await namesIn(worker.caches, PAGES)).not.toContain('/other')
  })

  it.each([
    ['an error', () => anAnswer('no', { status: 404, type: 'image/webp' })],
    ['a page in place of a picture', () => anAnswer('<h1>Sign in</h1>')],
  ])('%s as a picture', async (_, answer) => {
    const worker = aWorker({ ...serving(), [PICTURE]: answer })
    await worker.open('/rosa')
    await worker.see('rosa')
    expect(await namesIn(worker.caches, FILES)).toEqual([])
  })

  it('files that the page does not name, films, and what a page of the dashboard says', async () => {
    const worker = aWorker({ ...serving(), '/media/public/other-1.webp': picture, '/media/public/film.mp4': picture })
    await worker.open('/rosa')
    await worker.see('rosa', ['/media/public/other-1.webp', '/media/public/film.mp4', '/api/account'])
    await worker.see('app')
    await worker.send('message', { data: 'nonsense' })
    expect(await namesIn(worker.caches, FILES)).toEqual([])
  })
})

it('createWorker deletes that a link leads to an app once the link is for some eyes only', async () => {
  const link = '/t/own-rosa'
  const worker = aWorker({ ...serving(), [link]: () => anAnswer('The password?', { cache: 'no-store, private' }) })
  await worker.send('install', {})
  await worker.open('/rosa')
  await worker.open(link)
  offline(worker.answers)
  expect((await worker.open(link))?.status).toBe(503)
  expect((await worker.open('/rosa'))?.status).toBe(200)
})

it.each(['/app', '/app/explore', '/login', '/twin/abc', '/dev/outbox', '/api/account', '/'])(
  'createWorker leaves %s alone',
  async (path) => {
    const worker = aWorker(serving())
    expect(await worker.open(path)).toBeUndefined()
    expect(worker.asked).toEqual([])
  },
)

it('createWorker leaves frames, parts of films and what is sent alone', async () => {
  const worker = aWorker(serving())
  expect(await worker.open('/rosa', { destination: 'iframe' })).toBeUndefined()
  expect(await worker.get(PICTURE, { headers: { range: 'bytes=0-1' } })).toBeUndefined()
  expect(await worker.get('/api/visits/record', { method: 'POST', body: '{}' })).toBeUndefined()
})

it('createWorker shows those that were opened in place of one that was not', async () => {
  const worker = aWorker(serving())
  await worker.send('install', {})
  await worker.open('/rosa')
  offline(worker.answers)
  const page = await worker.open('/never-opened')
  expect(page?.status).toBe(503)
  expect(await page?.text()).toBe('<a href="/rosa">rosa</a>')
})

it('createWorker deletes what older workers kept, and nothing of anybody else', async () => {
  const worker = aWorker(serving())
  for (const name of ['taplet-pages-0', 'somebody-else']) await worker.caches.open(name)
  await worker.open('/rosa')
  await worker.send('activate', {})
  expect(await worker.caches.keys()).toEqual(expect.arrayContaining(['somebody-else', PAGES]))
  expect(await worker.caches.keys()).not.toContain('taplet-pages-0')
})

it('createWorker gives way to the network where the browser’s store is broken', async () => {
  const broken = createFakeCaches()
  const fail = () => Promise.reject(new Error('the disk is full'))
  Object.assign(broken, { open: fail, match: fail })
  const worker = aWorker(serving(), broken)
  expect(await (await worker.open('/rosa'))?.text()).toContain('Open till five')
  expect(await (await worker.get(PICTURE))?.text()).toBe('pixels')
})

it('createWorker asks for its place once more when the browser leaves it waiting', async () => {
  vi.useFakeTimers()
  const worker = aWorker(serving())
  await worker.send('install', {})
  expect(worker.skipWaiting).toHaveBeenCalledTimes(1)
  worker.registration.waiting = {} as ServiceWorker // that it is there is all that counts
  await vi.advanceTimersByTimeAsync(1000)
  expect(worker.skipWaiting).toHaveBeenCalledTimes(2)
})
