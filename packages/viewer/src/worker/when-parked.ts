import type { WorkerScope } from './scope.ts'

const LOOK_MS = 1000

/**
 * Calls back once when the browser leaves this worker waiting although it called skipWaiting; call it during install.
 *
 * Chromium stops the old worker first, to replace it. Whatever an open page requests in just that moment starts the old
 * one again, and replacing is not retried before it has been idle for half a minute, or five minutes are over. The same
 * applies to a worker that never finishes something.
 */
export function whenParked({ registration }: Pick<WorkerScope, 'registration'>, act: () => void): void {
  const look = () => {
    if (registration.waiting) act()
    else if (registration.installing) setTimeout(look, LOOK_MS)
  }
  setTimeout(look, LOOK_MS)
}
