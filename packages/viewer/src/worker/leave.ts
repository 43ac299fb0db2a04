import { WORKER_SCRIPT } from './addresses.ts'
import { CACHE_PREFIX } from './shelf.ts'
import type { WorkerScope } from './scope.ts'

type Leaving = Pick<WorkerScope, 'caches' | 'registration'>

async function deleteKept(caches: CacheStorage): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)))
}

/** Takes the worker and all that it kept out of this browser. Open pages stay as they are. */
export async function leave({ caches, registration }: Leaving): Promise<void> {
  await deleteKept(caches)
  await registration.unregister()
  // Browsers wait for what the worker before this one was doing, but not for ever.
  await deleteKept(caches)
}

/** Whether the server has the worker no more. Browsers themselves go on with the one they have. */
export async function isUnwanted(fetch: typeof globalThis.fetch): Promise<boolean> {
  const { status } = await fetch(WORKER_SCRIPT, { method: 'HEAD', cache: 'no-store' })
  return status === 404 || status === 410
}
