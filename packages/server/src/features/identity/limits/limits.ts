import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { addressKey } from './address-key.ts'
import * as store from './store.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** How often what may happen. Sending costs money and patience; guessing passwords and codes must not pay. */
const RULES = {
  // robustness J3: the fourth message in ten minutes is refused
  signUpToDestination: { max: 3, seconds: 10 * MINUTE },
  // Strangers can use this up, so it lasts an hour and not a day: at most 144 messages a day, and only from 12 addresses on
  signUpToDestinationHourly: { max: 6, seconds: 60 * MINUTE },
  signUpFromAddressToDestination: { max: 12, seconds: DAY },
  // Behind the right password. 12 codes of five tries a day: under 1 in 10,000 for somebody who has nothing but it
  challengeToAccount: { max: 3, seconds: 10 * MINUTE },
  challengeToAccountDaily: { max: 12, seconds: DAY },
  sendEmailFromAddress: { max: 40, seconds: 10 * MINUTE },
  sendSmsFromAddress: { max: 10, seconds: 10 * MINUTE },
  // Misses only. A stranger who guesses locks out himself; a crowd of them locks out other strangers, never an address
  // that the owner signed in from (known-addresses.ts).
  signInFromAddressToAccount: { max: 10, seconds: 15 * MINUTE },
  signInToAccount: { max: 50, seconds: 15 * MINUTE },
  signInFromAddress: { max: 100, seconds: 15 * MINUTE },
  confirmFromAddress: { max: 200, seconds: 15 * MINUTE },
} as const
type Rule = keyof typeof RULES

/** What is to be counted, and for whom. */
export type Claim = readonly [rule: Rule, ...subject: string[]]
/** Something that was counted. */
interface Hit {
  key: string
  at: Date
}

export interface Limits {
  /** Counts one more and refuses with TOO_MANY_REQUESTS and Retry-After when that is one too many. */
  take(...claim: Claim): Promise<Hit>
  /** Counts all or, when one of them refuses, none. */
  takeAll(claims: readonly Claim[]): Promise<Hit[]>
  /** It turned out to be nothing that counts. */
  giveBack(hits: readonly Hit[]): Promise<void>
  /** After success: earlier failures no longer count. */
  forget(rule: Rule, ...subject: string[]): Promise<void>
  /** The part of a network address that counts. */
  addressKey(address: string): string
}

export function createLimits({ db, clock }: { db: Database; clock: () => Date }): Limits {
  const limits: Limits = {
    addressKey,
    async take(rule, ...subject) {
      const { max, seconds } = RULES[rule]
      const now = clock()
      const key = keyOf(rule, subject)
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
    forget: (rule, ...subject) => store.forgetHits(keyOf(rule, subject), db),
  }
  return limits
}

const keyOf = (rule: Rule, subject: readonly string[]): string => store.limitKey(rule, subject)
