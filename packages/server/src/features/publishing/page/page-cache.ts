import { createAppCache } from '../app-cache.ts'

/** What an address shows, as far as keeping it is concerned. */
export interface Kept {
  /** Labels of everything it was made of: it is forgotten when one of them changes. */
  madeOf: readonly string[]
  /** Nothing lives at this address. Such answers are kept apart, so that made-up addresses push no page out. */
  isNothing: boolean
  lifetimeMs: number
  /** Bytes that it holds in memory by now. */
  size(): number
}

interface PageCacheOptions {
  /** How many pages are kept at most, and how many bytes they may hold together. */
  capacity: number
  maxBytes: number
  /** How many addresses without a page are remembered. */
  emptyCapacity: number
  now?: () => number
}

interface Making<T> {
  key: string
  promise: Promise<T>
  /** What changed since it was begun. */
  heard: Set<string>
  isOutdated: boolean
}

interface Entry<T> {
  value: T
  expiresAt: number
}

/**
 * Keeps the pages that were asked for last. Requests for a page that is being made wait for the same one; a page that
 * could not be made is forgotten, and so is one of which something changed, be it while it was made.
 */
export function createPageCache<T extends Kept>(options: PageCacheOptions) {
  const { capacity, maxBytes, emptyCapacity, now = () => performance.now() } = options
  const keysByLabel = new Map<string, Set<string>>()
  const pages = createAppCache<Entry<T>>({ capacity, maxBytes, size: ({ value }) => value.size(), onLeave: unlabel })
  const empty = createAppCache<Entry<T>>({ capacity: emptyCapacity, onLeave: unlabel })
  const makings = new Set<Making<T>>()
  /** The making that a request for the address may wait for: nothing has changed since it was begun. */
  const joinable = new Map<string, Making<T>>()

  function unlabel(key: string, { value }: Entry<T>): void {
    for (const label of value.madeOf) {
      const keys = keysByLabel.get(label)
      keys?.delete(key)
      if (keys?.size === 0) keysByLabel.delete(label)
    }
  }

  function keep({ key, heard, isOutdated }: Making<T>, value: T): void {
    if (isOutdated || value.madeOf.some((label) => heard.has(label))) return
    forget(key)
    const shelf = value.isNothing ? empty : pages
    for (const label of value.madeOf) {
      const keys = keysByLabel.get(label) ?? new Set()
      keysByLabel.set(label, keys.add(key))
    }
    shelf.set(key, { value, expiresAt: now() + value.lifetimeMs })
  }

  function forget(key: string): void {
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

    /** What is kept, or made now; `isGood` is asked when there is doubt whether what is kept may still be shown. */
    async get(key: string, make: () => Promise<T>, isGood: (value: T) => boolean = () => true): Promise<T> {
      const known = find(key)
      if (known && isGood(known)) return known
      for (let making = joinable.get(key); making; making = joinable.get(key)) {
        const value = await making.promise
        if (isGood(value)) return value
      }
      return start(key, make)
    },

    /** Forgets every page that was made of this. */
    changed(label: string): void {
      for (const key of keysByLabel.get(label) ?? []) forget(key)
      for (const { heard } of makings) heard.add(label)
      joinable.clear()
    },

    /** Forgets everything. */
    clear(): void {
      pages.clear()
      empty.clear()
      for (const making of makings) making.isOutdated = true
      joinable.clear()
    },
  }
}
