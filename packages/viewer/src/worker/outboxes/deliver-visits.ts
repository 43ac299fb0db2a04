import { deliverReports, VISITS_TAG } from '../../visits/visit-outbox.ts'
import type { WorkerScope } from '../scope.ts'

/** Reports the visits that found no network when the browser says that there is one again, also with no page open. */
export function deliverVisits(scope: WorkerScope): void {
  async function deliver(): Promise<void> {
    // The browser tries again later.
    if (!(await deliverReports())) throw new Error('Reports still wait')
  }
  scope.addEventListener('sync', (event) => {
    if (event.tag === VISITS_TAG) event.waitUntil(deliver())
  })
}
