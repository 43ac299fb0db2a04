interface Entry<T> {
  value: Promise<T>
  expiresAt: number
}

interface PageCacheOptions<T> {
  capacity: number
  /** How long a value may be answered, in ms. */
  lifetime: (value: T) => number
  now: () => number
}

/**
 * Keeps the pages that were asked for last. Requests for a page that is being made wait for the same one; a page that
 * could not be made is forgotten.
 */
export function createPageCache<T>({ capacity, lifetime, now }: PageCacheOptions<T>) {
  const entries = new Map<string, Entry<T>>()

  function make(key: string, render: () => Promise<T>): Promise<T> {
    const entry: Entry<T> = { value: render(), expiresAt: Number.POSITIVE_INFINITY }
    entries.set(key, entry)
    const oldest = entries.keys().next()
    if (entries.size > capacity && !oldest.done) entries.delete(oldest.value)
    entry.value.then(
      (value) => (entry.expiresAt = now() + lifetime(value)),
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
