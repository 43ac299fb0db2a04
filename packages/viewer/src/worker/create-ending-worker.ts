import { leave } from './leave.ts'
import type { WorkerScope } from './scope.ts'
import { whenParked } from './when-parked.ts'

/**
 * Served where service workers are switched off: a worker that replaces the previous one and then unregisters. It
 * handles no requests. If it cannot take over soon, it unregisters anyway, so that the old worker stays with the open
 * pages only.
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
