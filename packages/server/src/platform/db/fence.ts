/** Runs the work after each call, once for all calls that come while it runs; each waits for one that began after it. */
export function createFence(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  function start(): Promise<void> {
    next = undefined
    running = work().finally(() => (running = undefined))
    return running
  }

  return () => {
    if (!running) return start()
    next ??= running.then(start, start)
    return next
  }
}
