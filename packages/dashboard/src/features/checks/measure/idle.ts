const LONGEST_MS = 400 // a page that never rests is measured all the same
const LEAST_MS = 6

/** Resolves when the page has a moment to spare; rejects once the signal says that nobody waits any more. */
export function idle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => (signal.aborted ? reject(signal.reason) : resolve())
    if (typeof requestIdleCallback === 'undefined') setTimeout(go, LEAST_MS)
    else requestIdleCallback(go, { timeout: LONGEST_MS })
  })
}
