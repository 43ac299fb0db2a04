import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFakeCaches } from '../testing/fake-caches.ts'
import { createEndingWorker } from './create-ending-worker.ts'
import { PAGES } from './cache/app-cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const A_WORKER = {} as ServiceWorker // that there is one is all that counts

/** The worker in a browser with cached data, during installation. */
async function anEndingWorker() {
  const caches = createFakeCaches()
  await caches.open(PAGES)
  const listeners = new Map<string, (event: never) => void>()
  const registration = {
    unregister: vi.fn(async () => true),
    installing: A_WORKER as ServiceWorker | null,
    waiting: null as ServiceWorker | null,
  }
  const skipWaiting = vi.fn(async () => undefined)
  createEndingWorker({
    location: { origin: 'https://taplet.example' },
    caches,
    registration,
    clients: { claim: async () => undefined, matchAll: async () => [] },
    skipWaiting,
    addEventListener: (name, listen) => void listeners.set(name, listen),
  })
  const send = async (name: string) => {
    const work: Promise<unknown>[] = []
    listeners.get(name)?.({ waitUntil: (one: Promise<unknown>) => void work.push(one) } as never)
    await Promise.all(work)
  }
  await send('install')
  return { caches, registration, skipWaiting, send, hears: (name: string) => listeners.has(name) }
}

it('createEndingWorker takes the place of the one before and then leaves, without ever answering a request', async () => {
  const { caches, registration, skipWaiting, send, hears } = await anEndingWorker()
  expect(skipWaiting).toHaveBeenCalledOnce()
  registration.installing = null
  await send('activate')
  expect(registration.unregister).toHaveBeenCalledOnce()
  expect(await caches.keys()).toEqual([])
  expect(hears('fetch')).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(registration.unregister).toHaveBeenCalledOnce()
})

it('createEndingWorker leaves with the one before when that one is never done and keeps its place', async () => {
  const { caches, registration, skipWaiting } = await anEndingWorker()
  // The browser is still busy storing it.
  await vi.advanceTimersByTimeAsync(5000)
  expect(registration.unregister).not.toHaveBeenCalled()
  Object.assign(registration, { installing: null, waiting: A_WORKER })
  await vi.advanceTimersByTimeAsync(1000)
  expect(skipWaiting).toHaveBeenCalledTimes(2)
  expect(registration.unregister).toHaveBeenCalledOnce()
  expect(await caches.keys()).toEqual([])
})
