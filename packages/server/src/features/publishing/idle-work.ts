const IDLE_MS = 1000
/** Works that wait at most; what comes then is left undone, as nothing depends on it. */
const MAX_WAITING = 100

/** Does work of little urgency, one after the other, some time after it was asked for. */
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
