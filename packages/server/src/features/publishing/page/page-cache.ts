import { createBoundedCache } from '../../../platform/bounded-cache.ts'

/** What the cache needs to know about an entry. */
export interface Cacheable {
  /** Labels of everything it was made of: it is dropped when one of them changes. */
  madeOf: readonly string[]
  /** There is nothing at this address. Such entries are cached separately, so that made-up addresses evict no page. */
  isNothing: boolean
  lifetimeMs: number
  /** Time after which it may not even be a last resort; default: as long as any. */
  lastsMs?: number
  /** Bytes currently in memory. */
  size(): number
}

interface PageCacheOptions {
  /** Most pages cached, and the most bytes they may hold together. */
  capacity: number
  maxBytes: number
  /** Most addresses without a page that are remembered. */
  emptyCapacity: number
  /** How long after it was made a page may be a last resort. */
  lastResortMs?: number
  now?: () => number
}

interface Making<T> {
  key: string
  promise: Promise<T>
  /** What changed since it was begun. */
  heard: Set<string>
  isOutdated: boolean
}

interface CacheEntry<T> {
  value: T
  expiresAt: number
  /** Until then it may be shown while nothing newer can be had. */
  lastsUntil: number
}

/**
 * A cache of the most recently requested pages. Concurrent requests share the making of a page; a page is dropped when
 * making it failed, or when something it was made of changed, even while it was made.
 */
export function createPageCache<T extends Cacheable>(options: PageCacheOptions) {
  const { capacity, maxBytes, emptyCapacity, lastResortMs = 0, now = () => performance.now() } = options
  const keysByLabel = new Map<string, Set<string>>()
  const pages = createBoundedCache<CacheEntry<T>>({
    capacity,
    maxBytes,
    size: ({ value }) => value.size(),
    onLeave: unlabel,
  })
  const empty = createBoundedCache<CacheEntry<T>>({ capacity: emptyCapacity, onLeave: unlabel })
  const makings = new Set<Making<T>>()
  /** The makings that a new request may share: nothing has changed since they began. */
  const joinable = new Map<string, Making<T>>()

  function unlabel(key: string, { value }: CacheEntry<T>): void {
    for (const label of value.madeOf) {
      const keys = keysByLabel.get(label)
      keys?.delete(key)
      if (keys?.size === 0) keysByLabel.delete(label)
    }
  }

  function keep({ key, heard, isOutdated }: Making<T>, value: T): void {
    if (isOutdated || value.madeOf.some((label) => heard.has(label))) return
    evict(key)
    const target = value.isNothing ? empty : pages
    for (const label of value.madeOf) {
      const keys = keysByLabel.get(label) ?? new Set()
      keysByLabel.set(label, keys.add(key))
    }
    const { lifetimeMs, lastsMs = Number.POSITIVE_INFINITY } = value
    const lastsUntil = now() + (value.isNothing ? 0 : Math.min(lastResortMs, lastsMs))
    target.set(key, { value, expiresAt: now() + lifetimeMs, lastsUntil })
  }

  function evict(key: string): void {
    pages.remove(key)
    empty.remove(key)
  }

  function find(key: string): T | undefined {
    const entry = pages.get(key) ?? empty.get(key)
    return entry && entry.expiresAt > now() ? entry.value : undefined
  }

  function start(key: string, make: () => Promise<T>): Promise<T> {
    const making: Making<T> = { key, promise: make(), heard: new Set(), isOutdated: false }
    makings.add(making)
    joinable.set(key, making)
    const end = (): void => {
      makings.delete(making)
      if (joinable.get(key) === making) joinable.delete(key)
    }
    making.promise = making.promise.then(
      (value) => {
        end()
        keep(making, value)
        return value
      },
      (error) => {
        end()
        throw error
      },
    )
    return making.promise
  }

  return {
    find,

    /** Returns the cached entry, or makes it now; `isGood` is called when the cached one may be outdated. */
    async get(key: string, make: () => Promise<T>, isGood: (value: T) => boolean = () => true): Promise<T> {
      const known = find(key)
      if (known && isGood(known)) return known
      for (let making = joinable.get(key); making; making = joinable.get(key)) {
        const value = await making.promise
        if (isGood(value)) return value
      }
      return start(key, make)
    },

    /** Drops every page that was made of this. */
    changed(label: string): void {
      for (const key of keysByLabel.get(label) ?? []) evict(key)
      for (const { heard } of makings) heard.add(label)
      joinable.clear()
    },

    /** Returns what was last known of a page that may be outdated, but of nothing that is known to have changed. */
    lastKnown(key: string): T | undefined {
      const entry = pages.get(key)
      return entry && entry.lastsUntil > now() ? entry.value : undefined
    },

    /** Shows nothing again that is cached now, other than as a last resort. */
    doubt(): void {
      for (const entry of pages.all()) entry.expiresAt = Number.NEGATIVE_INFINITY
      empty.clear()
      for (const making of makings) making.isOutdated = true
      joinable.clear()
    },
  }
}
