const LATEST_MS = 10_000
const PAUSE_MS = 200

/** When the browser has nothing better to do. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    // Safari has no such call.
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: LATEST_MS })
      : setTimeout(resolve, PAUSE_MS),
  )

/** Does something once, when nobody has asked for it any more for so long: swipes in a row cost what one does. */
export function debounced(ms: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }
}
