import type { WorkerScope } from './scope.ts'

const LOOK_MS = 1000

/**
 * Calls back once when the browser leaves this worker waiting though it asked for its place; call it while it installs.
 *
 * Chromium stops the worker before, to give its place away. Whatever an open page asks for in just that moment starts
 * the old one again, and nobody tries any more before it has had nothing to do for half a minute, or five minutes are
 * over. The same goes for a worker that is never done with something.
 */
export function whenParked({ registration }: Pick<WorkerScope, 'registration'>, act: () => void): void {
  const look = () => {
    if (registration.waiting) act()
    else if (registration.installing) setTimeout(look, LOOK_MS)
  }
  setTimeout(look, LOOK_MS)
}
