import { MINUTE_MS } from '@taplet/base/time'
import { createWindowCounter } from '../../../platform/limits/window.ts'

/** Passwords that one address may try for one link: a family that mistypes, not a list of words. */
const MOST_OF_ADDRESS = 10
/** Tries of all addresses together, right ones aside: a shop full of guests, not a swarm of machines. */
const MOST_OF_LINK = 200

/** Counts tries of passwords in memory. */
export function createAttempts(now: () => number) {
  const { add, secondsLeft } = createWindowCounter({ now, windowMs: 15 * MINUTE_MS })
  const keysOf = (address: string, tagId: string): [string, string] => [`${tagId} ${address}`, tagId]

  return {
    /** Before a password is looked at; the seconds to wait, 0 when it may be tried. */
    take(address: string, tagId: string): number {
      const [own, all] = keysOf(address, tagId)
      return add(own) > MOST_OF_ADDRESS || add(all) > MOST_OF_LINK ? secondsLeft() : 0
    },

    /** It was the right one. */
    giveBack(address: string, tagId: string): void {
      for (const key of keysOf(address, tagId)) add(key, -1)
    },
  }
}
