import { answerFile } from './answers/answer-file.ts'
import { answerPage } from './answers/answer-page.ts'
import { isKeepable, notOurs, OFFLINE_PAGE, pageAt, type PageAddress } from './addresses.ts'
import { keepFiles, readSeen } from './cache/keep-files.ts'
import { learn } from './cache/keep-page.ts'
import { isUnwanted, leave } from './leave.ts'
import type { FetchEvent, InstallEvent, WorkerScope } from './scope.ts'
import { createAppCache } from './cache/app-cache.ts'
import { whenParked } from './when-parked.ts'
import { withTimeout } from './with-timeout.ts'

// The next worker waits for whatever this one is doing, so everything needs a time limit.
const PREPARE_MS = 10_000
const STORE_MS = 5000
const LEARN_MS = 30_000
const KEEP_MS = 120_000
/** Interval between checks whether the worker is still wanted. */
const ASK_AGAIN_MS = 60_000

/** The service worker's event handlers. It must never be an obstacle: what it cannot serve, the network does. */
export function createWorker(scope: WorkerScope, fetch: typeof globalThis.fetch): void {
  const cache = createAppCache(scope.caches)
  let question: Promise<void> | undefined
  let askedAt = 0
  let hasLeft = false

  async function install(event: InstallEvent): Promise<void> {
    const rules = notOurs().map((urlPattern) => ({ condition: { urlPattern }, source: 'network' as const }))
    await event.addRoutes?.(rules).catch(() => undefined)
    // Without it the worker still works: the browser then shows its own offline page.
    const prepare = async () => {
      const page = await fetch(OFFLINE_PAGE)
      if (page.ok) await cache.putPage(OFFLINE_PAGE, page)
    }
    await withTimeout(PREPARE_MS, prepare()).catch(() => undefined)
    // Pages need no particular worker version, and files are named by their content: any version may serve any page.
    await scope.skipWaiting()
    whenParked(scope, () => void scope.skipWaiting().catch(() => undefined))
  }

  async function activate(): Promise<void> {
    // Until this is done no page gets a response.
    await withTimeout(STORE_MS, cache.deleteOld()).catch(() => undefined)
    // Preloading would send requests twice for addresses that we ignore; some of those may be used only once.
    const canLeaveAlone = typeof InstallEvent !== 'undefined' && 'addRoutes' in InstallEvent.prototype
    if (canLeaveAlone) await scope.registration.navigationPreload?.enable().catch(() => undefined)
    await scope.clients.claim()
  }

  /**
   * Checks each time the browser starts the worker, then now and then, and again while the server is unreachable.
   * Everything that stores data waits for the result: open pages continue to use a worker that has unregistered and was
   * started again.
   */
  function leaveIfUnwanted(): Promise<void> {
    const ask = async () => {
      if (!(await isUnwanted(fetch))) return
      hasLeft = true
      cache.close()
      await leave(scope)
    }
    if (!hasLeft && Date.now() - askedAt > ASK_AGAIN_MS) question = undefined
    if (!question) askedAt = Date.now()
    question ??= ask().catch(() => {
      question = undefined
    })
    return question
  }

  function openPage(event: FetchEvent, address: PageAddress): void {
    const { request, preloadResponse } = event
    const network = (async () => (await preloadResponse?.catch(() => undefined)) ?? fetch(request))()
    // Cloned before the browser reads it.
    const copy = network.then((answer) => answer.clone())
    const work = async () => {
      const answer = await copy
      await leaveIfUnwanted()
      if (!hasLeft) await learn(address, answer, cache)
    }
    event.waitUntil(withTimeout(LEARN_MS, work()).catch(() => undefined))
    event.respondWith(answerPage(address, network, { cache }).catch(() => fetch(request)))
  }

  function handleFetch(event: FetchEvent): void {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (hasLeft || request.method !== 'GET' || origin !== scope.location.origin || request.headers.has('range')) return
    if (request.mode === 'navigate') {
      const address = request.destination === 'document' ? pageAt(pathname) : undefined
      if (address) openPage(event, address)
    } else if (isKeepable(pathname)) {
      event.respondWith(answerFile(request, { cache, fetch }).catch(() => fetch(request)))
    }
  }

  scope.addEventListener('install', (event) => event.waitUntil(install(event)))
  scope.addEventListener('activate', (event) => event.waitUntil(activate()))
  scope.addEventListener('fetch', handleFetch)
  scope.addEventListener('message', (event) => {
    const seen = readSeen(event.data)
    if (!seen) return
    const work = async () => {
      await leaveIfUnwanted()
      if (!hasLeft) await keepFiles(seen, { cache, fetch })
    }
    event.waitUntil(withTimeout(KEEP_MS, work()).catch(() => undefined))
  })
}

/** Missing outside of Chromium and of tests. */
declare const InstallEvent: { prototype: object } | undefined
