const LONGEST_MS = 400 // a page that never rests is measured all the same
const LEAST_MS = 6
const REST_MS = 600 // without a key: longer than a typist pauses between two

let keyAt = -REST_MS
if (typeof addEventListener === 'function')
  addEventListener('keydown', () => (keyAt = performance.now()), { capture: true, passive: true })

/** Resolves when nobody types and the page has a moment to spare; rejects once the signal says that nobody waits. */
export function idle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      const rest = keyAt + REST_MS - performance.now()
      if (signal.aborted) reject(signal.reason)
      // What is being typed makes this measure an old one anyway.
      else if (rest > 0) setTimeout(wait, rest)
      else resolve()
    }
    const wait = () => {
      if (typeof requestIdleCallback === 'undefined') setTimeout(go, LEAST_MS)
      else requestIdleCallback(go, { timeout: LONGEST_MS })
    }
    wait()
  })
}
