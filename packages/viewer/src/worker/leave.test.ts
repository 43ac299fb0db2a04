import { afterEach, describe, expect, it, vi } from 'vitest'
import { aWorker, PICTURE, pageOf, picture, serving } from '../testing/a-worker.ts'
import { anAnswer, createFakeCaches } from '../testing/fake-caches.ts'
import { isUnwanted, leave } from './leave.ts'
import { FILES, PAGES } from './cache/app-cache.ts'

afterEach(() => void vi.useRealTimers())

it('leave leaves nothing of its own behind, and all of anybody else’s', async () => {
  const caches = createFakeCaches()
  for (const name of [PAGES, 'somebody-else']) await caches.open(name)
  const unregister = vi.fn(async () => true)
  await leave({ caches, registration: { unregister } })
  expect(unregister).toHaveBeenCalledOnce()
  expect(await caches.keys()).toEqual(['somebody-else'])
})

it('leave takes along what the worker before was still keeping when this one took its place', async () => {
  const caches = createFakeCaches()
  await caches.open(PAGES)
  const unregister = async () => {
    await (await caches.open(FILES)).put('/media/public/late.webp', new Response('pixels'))
    return true
  }
  await leave({ caches, registration: { unregister } })
  expect(await caches.keys()).toEqual([])
})

it.each([
  ['fails', () => Promise.reject(new Error('the disk is broken'))],
  ['hangs', () => new Promise<never>(() => undefined)],
])('leave leaves all the same where the store %s', async (_, keys) => {
  vi.useFakeTimers()
  const caches = Object.assign(createFakeCaches(), { keys })
  const unregister = vi.fn(async () => true)
  const leaving = leave({ caches, registration: { unregister } })
  await vi.advanceTimersByTimeAsync(5000)
  expect(unregister).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(5000)
  await leaving
})

it('leave is unwanted where its script is gone or the server says that it is switched off, and asks no longer than ten seconds', async () => {
  const off = new Response('', { headers: { 'x-worker-off': '1' } })
  expect(await isUnwanted(async () => off)).toBe(true)
  expect(await isUnwanted(async () => new Response('', { status: 410 }))).toBe(true)
  expect(await isUnwanted(async () => new Response(''))).toBe(false)
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const fetch = vi.fn(async () => new Response(''))
  await isUnwanted(fetch)
  expect(timeout).toHaveBeenCalledWith(10_000)
  expect(fetch).toHaveBeenCalledWith('/sw.js', expect.objectContaining({ signal: timeout.mock.results[0]?.value }))
})

it.each([404, 410])('leave leaves for good when the server answers %d for its script', async (status) => {
  const worker = aWorker({ ...serving(), '/sw.js': () => anAnswer('', { status }) })
  expect(await (await worker.open('/rosa'))?.text()).toContain('Open till five')
  expect(worker.unregister).toHaveBeenCalledOnce()
  expect(await worker.caches.keys()).toEqual([])
  expect(await worker.open('/rosa')).toBeUndefined()
  await worker.see('rosa')
  expect(await worker.caches.keys()).toEqual([])
})

describe('what was still under way when the worker left', () => {
  it('brings back nothing: neither a picture that comes late', async () => {
    const late = Promise.withResolvers<Response>()
    const worker = aWorker({ ...serving(), [PICTURE]: () => late.promise })
    // The server cannot be reached yet to ask whether the worker is wanted.
    delete worker.answers['/sw.js']
    const keeping = worker.see('rosa')
    await vi.waitFor(() => expect(worker.asked).toContain(PICTURE))
    worker.answers['/sw.js'] = () => anAnswer('', { status: 404 })
    await worker.open('/rosa')
    expect(worker.unregister).toHaveBeenCalledOnce()
    late.resolve(picture())
    await keeping
    expect(await worker.caches.keys()).toEqual([])
  })

  it('nor the page of a second visit, nor what open pages still tell', async () => {
    const answer = Promise.withResolvers<Response>()
    const late = Promise.withResolvers<Response>()
    const worker = aWorker({ ...serving(), '/sw.js': () => answer.promise, '/cafe': () => late.promise })
    const visits = [worker.open('/rosa'), worker.open('/cafe')]
    await vi.waitFor(() => expect(worker.asked).toContain('/sw.js'))
    answer.resolve(anAnswer('', { status: 410 }))
    await visits[0]
    late.resolve(anAnswer(pageOf('cafe')))
    await visits[1]
    await worker.see('rosa')
    expect(worker.asked.filter((path) => path === '/sw.js')).toHaveLength(1)
    expect(await worker.caches.keys()).toEqual([])
  })

  it('nor a page that tells the worker after the browser has started it again', async () => {
    const answers = { ...serving(), '/sw.js': () => anAnswer('', { status: 404 }) }
    const worker = aWorker(answers)
    await worker.open('/rosa')
    const again = aWorker(answers, worker.caches)
    await again.get(PICTURE)
    await again.see('rosa')
    expect(await worker.caches.keys()).toEqual([])
  })
})

it('leave stays when the server cannot be asked or is broken', async () => {
  const worker = aWorker({ ...serving(), '/sw.js': () => anAnswer('', { status: 503 }) })
  await worker.open('/rosa')
  expect(worker.unregister).not.toHaveBeenCalled()
})

it('leave leaves when the server says that workers are switched off, also without having been started anew', async () => {
  vi.useFakeTimers()
  const worker = aWorker(serving())
  await worker.open('/rosa')
  worker.answers['/sw.js'] = () => anAnswer('', { off: true })
  await worker.open('/rosa')
  expect(worker.unregister).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_001)
  expect((await worker.open('/rosa'))?.status).toBe(200)
  expect(worker.unregister).toHaveBeenCalledOnce()
  expect(await worker.caches.keys()).toEqual([])
})
