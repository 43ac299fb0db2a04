import { MINUTE_MS } from '@taplet/base/time'

const WINDOW_MS = 15 * MINUTE_MS
/** Passwords that one address may try for one link: a family that mistypes, not a list of words. */
const MOST_OF_ADDRESS = 10
/** Tries of all addresses together, right ones aside: a shop full of guests, not a swarm of machines. */
const MOST_OF_LINK = 200
const MOST_COUNTED = 50_000

/** Counts tries of passwords in memory. */
export function createAttempts(now: () => number) {
  let window = 0
  let counts = new Map<string, number>()

  function add(key: string, change: number): number {
    const count = Math.max(0, (counts.get(key) ?? 0) + change)
    counts.set(key, count)
    return count
  }

  const keysOf = (address: string, tagId: string): [string, string] => [`${tagId} ${address}`, tagId]

  return {
    /** Before a password is looked at; the seconds to wait, 0 when it may be tried. */
    take(address: string, tagId: string): number {
      const current = Math.floor(now() / WINDOW_MS)
      if (current !== window || counts.size > MOST_COUNTED) counts = new Map()
      window = current
      const [own, all] = keysOf(address, tagId)
      const isTooMuch = add(own, 1) > MOST_OF_ADDRESS || add(all, 1) > MOST_OF_LINK
      return isTooMuch ? Math.ceil(((current + 1) * WINDOW_MS - now()) / 1000) : 0
    },

    /** It was the right one. */
    giveBack(address: string, tagId: string): void {
      for (const key of keysOf(address, tagId)) add(key, -1)
    },
  }
}
