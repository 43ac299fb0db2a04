import { leave } from './leave.ts'
import type { WorkerScope } from './scope.ts'
import { whenParked } from './when-parked.ts'

/**
 * What the server answers with where service workers are switched off: a worker that takes the place of the one before,
 * and then leaves. It answers no request. Where it does not get that place soon it leaves all the same, so that the old
 * worker stays with the pages that are open and is given no other.
 */
export function createEndingWorker(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => {
    event.waitUntil(scope.skipWaiting())
    whenParked(scope, () => {
      void scope.skipWaiting().catch(() => undefined)
      void leave(scope).catch(() => undefined)
    })
  })
  scope.addEventListener('activate', (event) => event.waitUntil(leave(scope)))
}
