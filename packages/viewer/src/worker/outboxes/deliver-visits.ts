import { deliverReports, VISITS_TAG } from '../../visits/visit-outbox.ts'
import type { WorkerScope } from '../scope.ts'

/** Sends waiting visit reports when the browser reports a network again, even with no page open. */
export function deliverVisits(scope: WorkerScope): void {
  async function deliver(): Promise<void> {
    // The browser retries later.
    if (!(await deliverReports())) throw new Error('Reports still wait')
  }
  scope.addEventListener('sync', (event) => {
    if (event.tag === VISITS_TAG) event.waitUntil(deliver())
  })
}
