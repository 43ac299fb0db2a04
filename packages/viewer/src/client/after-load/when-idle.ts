const LATEST_MS = 10_000
const PAUSE_MS = 200

/** Resolves when the browser is idle. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    // Safari lacks this function.
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: LATEST_MS })
      : setTimeout(resolve, PAUSE_MS),
  )

/** Runs something once, when it was not requested for some time: swipes in a row cost as much as one. */
export function debounced(ms: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }
}
