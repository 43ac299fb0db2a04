import { DAY_MS } from '@taplet/base/time'
import type { Database } from '../../../platform/db/database.ts'
import type { Sign } from '../create-sign.ts'
import * as store from './store.ts'

const KNOWN_DAYS = 180

interface Device {
  /** Value of the device's cookie. */
  cookie: string
  browser: string
  /** The part of the network address that is counted. */
  addressKey: string
}

export interface KnownDevices {
  /** Remembers the device. Returns whether it is another than those the person signed in on so far; the first is not. */
  isNew(userId: string, device: Device): Promise<boolean>
  /** Whether the user signed in on the browser with this cookie before. Without a user it is not, after the same work. */
  isKnown(userId: string | undefined, cookie: string): Promise<boolean>
}

export function createKnownDevices({ db, sign, clock }: { db: Database; sign: Sign; clock: () => Date }): KnownDevices {
  return {
    async isNew(userId, { cookie, browser, addressKey }) {
      const now = clock()
      const keys = [sign(`cookie:${cookie}`), sign(`place:${browser}:${addressKey}`)]
      const { hasAny, isKnown } = await store.findKnown(userId, keys, now, db)
      await store.rememberKeys(userId, keys, new Date(now.getTime() + KNOWN_DAYS * DAY_MS), db)
      return hasAny && !isKnown
    },
    async isKnown(userId, cookie) {
      const { isKnown } = await store.findKnown(userId ?? '', [sign(`cookie:${cookie}`)], clock(), db)
      return isKnown
    },
  }
}
