import { DAY_MS } from '@taplet/base/time'
import type { Database } from '../../../platform/db/database.ts'
import * as store from '../../../platform/limits/store.ts'

const KNOWN_DAYS = 30

/** Addresses an account recently signed in from: guesses from elsewhere do not lock its owner out. */
export interface KnownAddresses {
  /** Whether this is one of the user's. Without a user it is false, and takes as long. */
  isKnown(userId: string | undefined, addressKey: string): Promise<boolean>
  /** Remembers the address after the user signed in from there. */
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
