interface AppCacheOptions<T> {
  /** How many values are kept at most. */
  capacity: number
  /** How many bytes they may hold together. */
  maxBytes?: number
  /** The bytes of a value now; they may grow while it is kept. */
  size?: (value: T) => number
  /** Told of each value that goes, whatever the reason. */
  onLeave: (key: string, value: T) => void
}

/** Keeps the values that were asked for last, as many as there is room for. */
export function createAppCache<T>({
  capacity,
  maxBytes = Number.POSITIVE_INFINITY,
  size = () => 0,
  onLeave,
}: AppCacheOptions<T>) {
  const values = new Map<string, T>()

  function remove(key: string): void {
    const value = values.get(key)
    if (value === undefined) return
    values.delete(key)
    onLeave(key, value)
  }

  /** Forgets what was not asked for longest, until the rest is few and small enough. */
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
      values.set(key, value) // now the youngest
      return value
    },
    set(key: string, value: T): void {
      remove(key)
      values.set(key, value)
      makeRoom()
    },
    remove,
    clear(): void {
      for (const key of values.keys()) remove(key)
    },
  }
}
