interface WindowOptions {
  now: () => number
  windowMs: number
  /** Keys counted separately in one window; a flood from more of them must be stopped by the network. */
  mostKeys?: number
}

/** Keeps a value for each key for windows of a fixed length, in the memory of this process. */
export function createWindow<T>({ now, windowMs, mostKeys = 50_000 }: WindowOptions, fresh: () => T) {
  let current = 0
  let records = new Map<string, T>()
  return {
    /** Returns the value of a key in this window. */
    of(key: string): T {
      const window = Math.floor(now() / windowMs)
      if (window !== current || records.size > mostKeys) records = new Map()
      current = window
      const known = records.get(key)
      if (known !== undefined) return known
      const record = fresh()
      records.set(key, record)
      return record
    },
    /** Seconds until the window of the last call ends. */
    secondsLeft: (): number => Math.ceil(((current + 1) * windowMs - now()) / 1000),
  }
}

/** Counts by key in windows of a fixed length, in this process. Limits of all processes are in shared-limits.ts. */
export function createWindowCounter(options: WindowOptions) {
  const window = createWindow(options, () => ({ count: 0 }))
  return {
    secondsLeft: window.secondsLeft,
    countOf: (key: string): number => window.of(key).count,
    /** Adds `change`, which may be negative, and returns the count. */
    add(key: string, change = 1): number {
      const record = window.of(key)
      record.count = Math.max(0, record.count + change)
      return record.count
    },
  }
}
