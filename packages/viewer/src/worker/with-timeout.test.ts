import { afterEach, describe, expect, it, vi } from 'vitest'
import { aWorker, ORIGIN, PICTURE, serving } from '../testing/a-worker.ts'
import { createFakeCaches } from '../testing/fake-caches.ts'

afterEach(() => void vi.useRealTimers())

/** Never resolves. */
const never = () => new Promise<never>(() => undefined)

describe('a browser whose store hangs', () => {
  const stuck = () => Object.assign(createFakeCaches(), { open: never, match: never, keys: never })

  it('shows what the network has at once, and pictures soon', async () => {
    vi.useFakeTimers()
    const worker = aWorker(serving(), stuck())
    const [request, respondWith] = [new Request(`${ORIGIN}/rosa`), vi.fn<(answer: Promise<Response>) => void>()]
    Object.defineProperties(request, { mode: { value: 'navigate' }, destination: { value: 'document' } })
    void worker.send('fetch', { request, respondWith })
    await vi.advanceTimersByTimeAsync(0)
    expect(await (await respondWith.mock.calls[0]?.[0])?.text()).toContain('Open till five')
    const loading = worker.get(PICTURE)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await (await loading)?.text()).toBe('pixels')
  })

  it('lets a new worker take its place, and ends every event', async () => {
    vi.useFakeTimers()
    const worker = aWorker(serving(), stuck())
    const events = [
      worker.send('install', {}),
      worker.send('activate', {}),
      worker.open('/rosa'),
      worker.see('rosa', [PICTURE]),
    ]
    await vi.advanceTimersByTimeAsync(120_000)
    await Promise.all(events)
    expect(worker.skipWaiting).toHaveBeenCalledOnce()
  })
})

it('withTimeout ends every event where the server never answers, so that the next worker can take its place', async () => {
  vi.useFakeTimers()
  const worker = aWorker(serving())
  await worker.open('/rosa')
  for (const path of Object.keys(worker.answers)) worker.answers[path] = never
  const events = [worker.send('install', {}), worker.open('/rosa'), worker.see('rosa')]
  await vi.advanceTimersByTimeAsync(120_000)
  const [, page] = await Promise.all(events)
  expect(await page?.text()).toContain('Open till five')
})
