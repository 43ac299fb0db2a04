interface TokenBucketOptions {
  perSecond: number
  mostAtOnce: number
  mostKeys: number
}

/** Lets each key pass so many times in a second on this node, and more for a short while. */
export function createTokenBuckets(now: () => number, { perSecond, mostAtOnce, mostKeys }: TokenBucketOptions) {
  // The one that was asked for longest ago comes first; it is full again, so that nothing is lost with it.
  const buckets = new Map<string, { left: number; at: number }>()

  /** Returns the seconds to wait; 0 when it may pass. Only what passes is counted, so that haste costs nobody their turn. */
  return (key: string): number => {
    const { left, at } = buckets.get(key) ?? { left: mostAtOnce, at: now() }
    const filled = Math.min(mostAtOnce, left + ((now() - at) / 1000) * perSecond)
    const mayPass = filled >= 1
    buckets.delete(key)
    buckets.set(key, { left: mayPass ? filled - 1 : filled, at: now() })
    const [oldest] = buckets.keys()
    if (buckets.size > mostKeys && oldest !== undefined) buckets.delete(oldest)
    return mayPass ? 0 : 1
  }
}
