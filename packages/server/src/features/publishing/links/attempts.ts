import { MINUTE_MS } from '@taplet/base/time'
import type { Database } from '../../../platform/db/database.ts'
import { createSharedWindow } from '../../../platform/limits/shared-window.ts'

/** Passwords one address may try for one link: enough for a family's typos, not for a dictionary. */
const MOST_OF_ADDRESS = 10
/** Wrong tries of all addresses together: enough for a shop full of guests, not for a botnet. */
const MOST_OF_LINK = 200

/** Counts password attempts, for all processes together. */
export function createAttempts(db: Database, now: () => number) {
  const { add, secondsLeft } = createSharedWindow({ db, now, windowMs: 15 * MINUTE_MS, name: 'passwords of links' })
  const keysOf = (address: string, tagId: string): [string, string] => [`${tagId} ${address}`, tagId]

  return {
    /** Call before a password is checked; returns the seconds to wait, 0 when it may be tried. */
    async take(address: string, tagId: string): Promise<number> {
      const [own, all] = keysOf(address, tagId)
      const [tried = 0] = await add([own])
      if (tried > MOST_OF_ADDRESS) return secondsLeft()
      const [triedByAll = 0] = await add([all])
      return triedByAll > MOST_OF_LINK ? secondsLeft() : 0
    },

    /** The password was right. */
    async giveBack(address: string, tagId: string): Promise<void> {
      await add(keysOf(address, tagId), -1)
    },
  }
}
