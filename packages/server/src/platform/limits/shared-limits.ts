import type { Database } from '../db/database.ts'
import { AppError } from '../http/errors/app-error.ts'
import { addressKey } from './address-key.ts'
import * as store from './store.ts'

/** What to count, and for whom. */
export type SharedClaim<Rule extends string> = readonly [rule: Rule, ...subject: string[]]
/** One counted event. */
interface Hit {
  key: string
  at: Date
}

/** Rate limits counted by all processes together in PostgreSQL: no `max` within any `seconds` is ever exceeded. */
export interface SharedLimits<Rule extends string> {
  /** Counts one; throws TOO_MANY_REQUESTS with Retry-After when that exceeds the limit. */
  take(...claim: SharedClaim<Rule>): Promise<Hit>
  /** Counts all claims or, when one exceeds its limit, none. */
  takeAll(claims: readonly SharedClaim<Rule>[]): Promise<Hit[]>
  /** Takes back hits that turned out not to count. */
  giveBack(hits: readonly Hit[]): Promise<void>
  /** Resets the count after a success: earlier failures no longer count. */
  reset(rule: Rule, ...subject: string[]): Promise<void>
  /** Returns the part of a network address that is counted. */
  addressKey(address: string): string
}

interface SharedLimitsOptions<Rule extends string> {
  rules: { readonly [R in Rule]: { max: number; seconds: number } }
  db: Database
  clock: () => Date
}

export function createSharedLimits<Rule extends string>({
  rules,
  db,
  clock,
}: SharedLimitsOptions<Rule>): SharedLimits<Rule> {
  const limits: SharedLimits<Rule> = {
    addressKey,
    async take(rule, ...subject) {
      const { max, seconds } = rules[rule]
      const now = clock()
      const key = store.limitKey(rule, subject)
      const since = new Date(now.getTime() - seconds * 1000)
      const expiresAt = new Date(now.getTime() + seconds * 1000)
      if (await store.countHit({ key, max, since, now, expiresAt }, db)) return { key, at: now }
      const hits = (await store.findHits(key, db)).map((hit) => hit.getTime()).sort((a, b) => a - b)
      // The next hit is allowed when the oldest of the last `max` hits leaves the window.
      const oldest = hits.at(-max) ?? now.getTime()
      throw new AppError('TOO_MANY_REQUESTS', {
        retryAfter: Math.max(1, Math.ceil((oldest - since.getTime()) / 1000)),
      })
    },
    async takeAll(claims) {
      const hits: Hit[] = []
      try {
        for (const claim of claims) hits.push(await limits.take(...claim))
        return hits
      } catch (error) {
        await limits.giveBack(hits)
        throw error
      }
    },
    async giveBack(hits) {
      for (const hit of hits) await store.removeHit(hit, db)
    },
    reset: (rule, ...subject) => store.deleteHits(store.limitKey(rule, subject), db),
  }
  return limits
}
