interface Entry<T> {
  value: Promise<T>
  /** Set when the value is there. */
  made?: T
  expiresAt: number
}

interface PageCacheOptions<T> {
  /** How many values are kept at most. */
  capacity: number
  /** How many bytes they may hold together. */
  maxBytes: number
  /** The bytes of a value now; they may grow while it is kept. */
  size: (value: T) => number
  /** How long a value may be answered, in ms. */
  lifetime: (value: T) => number
  now: () => number
}

/**
 * Keeps the pages that were asked for last. Requests for a page that is being made wait for the same one; a page that
 * could not be made is forgotten.
 */
export function createPageCache<T>({ capacity, maxBytes, size, lifetime, now }: PageCacheOptions<T>) {
  const entries = new Map<string, Entry<T>>()

  const sizeOf = ({ made }: Entry<T>): number => (made === undefined ? 0 : size(made))

  /** Forgets the pages that were not asked for longest, until the rest is few and small enough. */
  function makeRoom(): void {
    let bytes = 0
    for (const entry of entries.values()) bytes += sizeOf(entry)
    for (const [key, entry] of entries) {
      if (entries.size <= capacity && bytes <= maxBytes) return
      bytes -= sizeOf(entry)
      entries.delete(key)
    }
  }

  function keep(entry: Entry<T>, value: T): void {
    entry.made = value
    entry.expiresAt = now() + lifetime(value)
    makeRoom()
  }

  function make(key: string, render: () => Promise<T>): Promise<T> {
    const entry: Entry<T> = { value: render(), expiresAt: Number.POSITIVE_INFINITY }
    entries.set(key, entry)
    makeRoom()
    entry.value.then(
      (value) => keep(entry, value),
      () => entries.get(key) === entry && entries.delete(key),
    )
    return entry.value
  }

  return {
    get(key: string, render: () => Promise<T>): Promise<T> {
      const entry = entries.get(key)
      entries.delete(key)
      if (!entry || entry.expiresAt <= now()) return make(key, render)
      entries.set(key, entry) // now the youngest
      return entry.value
    },
  }
}
