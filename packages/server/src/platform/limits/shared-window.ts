import { sql } from 'kysely'
import { MINUTE_MS } from '@taplet/base/time'
import type { Database } from '../db/database.ts'
import { limitKey } from './store.ts'

interface SharedWindowOptions {
  db: Database
  now: () => number
  windowMs: number
  /** What is counted; the keys of another name are others. */
  name: string
}

/**
 * Counts by key in windows of a fixed length, for all processes together: one statement in PostgreSQL each time. For
 * what is rare and written anyway; what is asked with every page is counted in memory (window.ts).
 */
export function createSharedWindow({ db, now, windowMs, name }: SharedWindowOptions) {
  const windowOf = (at: number) => Math.floor(at / windowMs)
  return {
    /** Seconds until the window that is now ends. */
    secondsLeft: (): number => Math.ceil(((windowOf(now()) + 1) * windowMs - now()) / 1000),

    /** Adds `change`, which may be negative, to each count; returns the counts in the order of the keys. */
    async add(keys: readonly string[], change = 1): Promise<number[]> {
      const window = windowOf(now())
      const ids = keys.map((key) => limitKey(name, [String(window), key]))
      const expiresAt = new Date((window + 1) * windowMs)
      // In one order, so that two statements never wait for each other.
      const rows = [...new Set(ids)]
        .sort()
        .map((id) => sql`(${id}, ${Math.max(0, change)}::int, ${expiresAt}::timestamptz)`)
      const { rows: counted } = await sql<{ key: string; count: number }>`
        insert into limit_counts as l (key, count, expires_at) values ${sql.join(rows)}
        on conflict (key) do update set count = greatest(0, l.count + ${change})
        returning key, count`.execute(db)
      const counts = new Map(counted.map(({ key, count }) => [key, count]))
      return ids.map((id) => counts.get(id) ?? 0)
    },
  }
}

/** Grants each key, an account or an address, at most `max` per ten minutes by all processes. */
export function createSharedAllowances(options: Omit<SharedWindowOptions, 'windowMs'>, max: number) {
  const window = createSharedWindow({ ...options, windowMs: 10 * MINUTE_MS })
  return {
    /** Returns how many of `wanted` are granted now. */
    async take(key: string, wanted: number): Promise<number> {
      if (wanted === 0) return 0
      const [count = 0] = await window.add([key], wanted)
      return Math.max(0, Math.min(wanted, max - (count - wanted)))
    },
    /** Seconds until more are granted. */
    secondsLeft: window.secondsLeft,
  }
}
export type SharedAllowances = ReturnType<typeof createSharedAllowances>
