const PER_SECOND = 20 // the editor sends ten
const MOST_AT_ONCE = 60
const MOST_TWINS = 10_000

/** Lets each twin be shown so many times in a second on this node, and more for a short while. */
export function createPushLimit(now: () => number) {
  let buckets = new Map<string, { left: number; at: number }>()

  /** The seconds to wait; 0 when it may pass. */
  return (twinId: string): number => {
    if (buckets.size > MOST_TWINS) buckets = new Map()
    const { left, at } = buckets.get(twinId) ?? { left: MOST_AT_ONCE, at: now() }
    const filled = Math.min(MOST_AT_ONCE, left + ((now() - at) / 1000) * PER_SECOND)
    buckets.set(twinId, { left: Math.max(0, filled - 1), at: now() })
    return filled < 1 ? 1 : 0
  }
}
