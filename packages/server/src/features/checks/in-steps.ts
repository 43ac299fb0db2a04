import type { Steps } from '@taplet/checks'

/** Requests of others wait no longer than this, and the one step that goes beyond it. */
const SLICE_MS = 4

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Does work a slice at a time, others coming in between. Undefined when it got too late for it. */
export async function inSteps<T>(steps: Steps<T>, isLate: () => boolean): Promise<T | undefined> {
  for (;;) {
    await nextTurn()
    if (isLate()) return undefined
    const end = performance.now() + SLICE_MS
    do {
      const { done, value } = steps.next()
      if (done) return value
    } while (performance.now() < end)
  }
}
