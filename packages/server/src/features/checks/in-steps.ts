import type { Steps } from '@taplet/checks'

/** Blocks other requests for at most this time, plus the one step that exceeds it. */
const SLICE_MS = 4

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Runs work in slices, letting other work run in between. Returns undefined when the time was up. */
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
