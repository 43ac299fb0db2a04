interface TokenBucketOptions {
  perSecond: number
  mostAtOnce: number
  mostKeys: number
}

/** Lets each key pass so many times a second on this node, with short bursts above that. */
export function createTokenBuckets(now: () => number, { perSecond, mostAtOnce, mostKeys }: TokenBucketOptions) {
  // Least recently used first: it is full again, so evicting it loses nothing.
  const buckets = new Map<string, { left: number; at: number }>()

  /** Returns the seconds to wait; 0 when it may pass. Only what passes is counted: early retries cost nothing. */
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
