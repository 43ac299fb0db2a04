interface BoundedCacheOptions<T> {
  /** Most values cached. */
  capacity: number
  /** Most bytes of all values together. */
  maxBytes?: number
  /** Returns the current bytes of a value; they may grow while it is cached. */
  size?: (value: T) => number
  /** Called for each value that is removed, for any reason. */
  onLeave?: (key: string, value: T) => void
}

/** A cache of the most recently used values, limited by number and bytes. Each one has a line in docs/caches.md. */
export function createBoundedCache<T>({
  capacity,
  maxBytes = Number.POSITIVE_INFINITY,
  size = () => 0,
  onLeave = () => {},
}: BoundedCacheOptions<T>) {
  const values = new Map<string, T>()

  function remove(key: string): void {
    const value = values.get(key)
    if (value === undefined) return
    values.delete(key)
    onLeave(key, value)
  }

  /** Removes the least recently used values until the rest fits the limits. */
  function makeRoom(): void {
    let bytes = 0
    for (const value of values.values()) bytes += size(value)
    for (const [key, value] of values) {
      if (values.size <= capacity && bytes <= maxBytes) return
      bytes -= size(value)
      remove(key)
    }
  }

  return {
    get(key: string): T | undefined {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value) // now the most recent
      return value
    },
    set(key: string, value: T): void {
      remove(key)
      values.set(key, value)
      makeRoom()
    },
    all: () => values.values(),
    remove,
    clear(): void {
      for (const key of values.keys()) remove(key)
    },
  }
}
