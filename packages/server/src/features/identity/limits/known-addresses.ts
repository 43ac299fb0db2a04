import { DAY_MS } from '@taplet/base/time'
import type { Database } from '../../../platform/db/database.ts'
import * as store from '../../../platform/limits/store.ts'

const KNOWN_DAYS = 30

/** Addresses an account was signed in from lately: guesses of strangers elsewhere do not lock their people out. */
export interface KnownAddresses {
  /** Is this one of the user's? Nobody's user has none, and the answer takes as long. */
  isKnown(userId: string | undefined, addressKey: string): Promise<boolean>
  /** Somebody proved to be the user from there. */
  remember(userId: string, addressKey: string): Promise<void>
}

export function createKnownAddresses({ db, clock }: { db: Database; clock: () => Date }): KnownAddresses {
  return {
    async isKnown(userId, addressKey) {
      const since = new Date(clock().getTime() - KNOWN_DAYS * DAY_MS)
      const hits = await store.findHits(keyOf(userId ?? '', addressKey), db)
      return hits.some((hit) => hit > since)
    },
    async remember(userId, addressKey) {
      const now = clock()
      const expiresAt = new Date(now.getTime() + KNOWN_DAYS * DAY_MS)
      await store.replaceHits({ key: keyOf(userId, addressKey), now, expiresAt }, db)
    },
  }
}

const keyOf = (userId: string, addressKey: string): string => store.limitKey('knownAddress', [userId, addressKey])
