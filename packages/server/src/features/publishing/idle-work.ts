const IDLE_MS = 1000
/** Most waiting tasks; more are dropped, as nothing depends on them. */
const MAX_WAITING = 100

/** Runs low-priority tasks one at a time, some time after they were added. */
export function createIdleWork(
  onError: (error: unknown) => void,
  idleMs = IDLE_MS,
): (work: () => Promise<void>) => void {
  const waiting: (() => Promise<void>)[] = []
  let isBusy = false

  async function next(): Promise<void> {
    const work = waiting.shift()
    if (!work) {
      isBusy = false
      return
    }
    await work().catch(onError)
    await next()
  }

  return (work) => {
    if (waiting.length >= MAX_WAITING) return
    waiting.push(work)
    if (isBusy) return
    isBusy = true
    setTimeout(() => void next(), idleMs).unref()
  }
}
