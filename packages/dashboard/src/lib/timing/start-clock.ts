/** A timer that calls `ring` once when its time is over; stopped, it keeps the time left. */
export function startClock(time: number, ring: () => void) {
  let left = time
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const go = () => {
    if (timer !== undefined) return
    since = Date.now()
    timer = setTimeout(ring, Math.max(0, left))
  }
  const stop = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left -= Date.now() - since
  }
  go()
  return { go, stop }
}
