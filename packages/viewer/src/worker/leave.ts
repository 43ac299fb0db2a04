import { WORKER_OFF_HEADER, WORKER_SCRIPT } from './addresses.ts'
import { CACHE_PREFIX } from './cache/app-cache.ts'
import { withTimeout } from './with-timeout.ts'

interface Leaving {
  caches: CacheStorage
  registration: Pick<ServiceWorkerRegistration, 'unregister'>
}

const STORE_MS = 5000
const ASK_MS = 10_000

async function deleteCaches(caches: CacheStorage): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)))
}

/** Unregisters the worker and deletes its caches. Open pages stay as they are. */
export async function leave({ caches, registration }: Leaving): Promise<void> {
  // Broken or hanging storage must not keep the worker registered.
  const clear = () => withTimeout(STORE_MS, deleteCaches(caches)).catch(() => undefined)
  await clear()
  await registration.unregister()
  // Browsers wait for what the previous worker was doing, but not forever.
  await clear()
}

/** Whether the server has removed or switched off the worker. Browsers by themselves keep the one they have. */
export async function isUnwanted(fetch: typeof globalThis.fetch): Promise<boolean> {
  const signal = AbortSignal.timeout(ASK_MS)
  const { status, headers } = await fetch(WORKER_SCRIPT, { method: 'HEAD', cache: 'no-store', signal })
  return status === 404 || status === 410 || headers.has(WORKER_OFF_HEADER)
}
