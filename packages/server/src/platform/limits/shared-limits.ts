import type { Database } from '../db/database.ts'
import { AppError } from '../http/errors/app-error.ts'
import { addressKey } from './address-key.ts'
import * as store from './store.ts'

/** What is to be counted, and for whom. */
export type SharedClaim<Rule extends string> = readonly [rule: Rule, ...subject: string[]]
/** Something that was counted. */
interface Hit {
  key: string
  at: Date
}

/** How often what may happen, counted by all processes together in PostgreSQL: no `max` of any `seconds` is ever passed. */
export interface SharedLimits<Rule extends string> {
  /** Counts one more and refuses with TOO_MANY_REQUESTS and Retry-After when that is one too many. */
  take(...claim: SharedClaim<Rule>): Promise<Hit>
  /** Counts all or, when one of them refuses, none. */
  takeAll(claims: readonly SharedClaim<Rule>[]): Promise<Hit[]>
  /** It turned out to be nothing that counts. */
  giveBack(hits: readonly Hit[]): Promise<void>
  /** After success: earlier failures no longer count. */
  forget(rule: Rule, ...subject: string[]): Promise<void>
  /** The part of a network address that counts. */
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
      // The window opens again when the oldest of the last `max` hits leaves it.
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
    forget: (rule, ...subject) => store.forgetHits(store.limitKey(rule, subject), db),
  }
  return limits
}
