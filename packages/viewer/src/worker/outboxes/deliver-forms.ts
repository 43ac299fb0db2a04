import { deliver, OUTBOX_TAG } from '@taplet/slides/outbox'
import type { WorkerScope } from '../scope.ts'

/** Sends waiting form submissions when the browser reports a network again, even with no page open. */
export function deliverForms(scope: WorkerScope): void {
  async function deliverWaiting(): Promise<void> {
    const pages = await scope.clients.matchAll({ includeUncontrolled: true })
    const left = await deliver(({ submissionId }, outcome) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's clients take none
      for (const page of pages) page.postMessage({ submissionId, outcome })
    })
    // The browser retries later.
    if (left > 0) throw new Error(`${left} still wait`)
  }
  scope.addEventListener('sync', (event) => {
    if (event.tag === OUTBOX_TAG) event.waitUntil(deliverWaiting())
  })
}
