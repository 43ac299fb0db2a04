const PER_SECOND = 20 // the editor sends ten
const MOST_AT_ONCE = 60
const MOST_TWINS = 10_000

/** Lets each twin be shown so many times in a second on this node, and more for a short while. */
export function createPushLimit(now: () => number) {
  // The one that was asked for longest ago comes first; it is full again, so that nothing is lost with it.
  const buckets = new Map<string, { left: number; at: number }>()

  /** The seconds to wait; 0 when it may pass. Only what passes is counted, so that haste costs nobody their turn. */
  return (twinId: string): number => {
    const { left, at } = buckets.get(twinId) ?? { left: MOST_AT_ONCE, at: now() }
    const filled = Math.min(MOST_AT_ONCE, left + ((now() - at) / 1000) * PER_SECOND)
    const mayPass = filled >= 1
    buckets.delete(twinId)
    buckets.set(twinId, { left: mayPass ? filled - 1 : filled, at: now() })
    const [oldest] = buckets.keys()
    if (buckets.size > MOST_TWINS && oldest !== undefined) buckets.delete(oldest)
    return mayPass ? 0 : 1
  }
}
