const LONGEST_MS = 400 // a page that is never idle is measured anyway
const LEAST_MS = 6
const REST_MS = 600 // without a key press: longer than between two letters

let keyAt = -REST_MS
if (typeof addEventListener === 'function')
  addEventListener('keydown', () => (keyAt = performance.now()), { capture: true, passive: true })

/** Resolves when nobody is typing and the page is idle; rejects once the signal is aborted. */
export function idle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      const rest = keyAt + REST_MS - performance.now()
      if (signal.aborted) reject(signal.reason)
      // Typing makes this measurement obsolete anyway.
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
