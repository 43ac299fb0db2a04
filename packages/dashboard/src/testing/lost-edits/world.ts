import type { Timers } from '../../lib/editing/retry.ts'

/** A sequence of numbers below 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    chance: (share: number) => next() < share,
    /** Picks an item of a non-empty list. */
    pick: <Item>(list: readonly Item[]): Item => list[below(list.length)] as Item,
  }
}
export type Random = ReturnType<typeof createRandom>

/** Lets promises and the browser's database proceed. */
const breathe = () => new Promise((resolve) => setImmediate(resolve))

/** Simulated time, as fast as the machine can: scheduled steps run in the order of their times. */
export function createWorld(seed: number) {
  const random = createRandom(seed)
  let now = 1_000_000
  let count = 0
  let plans: { at: number; order: number; step: () => void }[] = []

  const later: Timers['later'] = (step, ms) => {
    const plan = { at: now + ms, order: count++, step }
    plans.push(plan)
    return () => {
      plans = plans.filter((one) => one !== plan)
    }
  }
  /** Runs the next scheduled step; resolves to false when there is none. */
  async function next(until = Number.POSITIVE_INFINITY): Promise<boolean> {
    const [plan] = plans.toSorted((one, other) => one.at - other.at || one.order - other.order)
    if (!plan || plan.at > until) return false
    plans = plans.filter((one) => one !== plan)
    now = plan.at
    plan.step()
    await breathe()
    return true
  }
  return {
    random,
    now: () => now,
    later,
    async pass(ms: number): Promise<void> {
      const until = now + ms
      while (await next(until));
      now = until
      await breathe()
    },
    /** Runs until nothing is scheduled any more. */
    async settle(): Promise<void> {
      for (let idle = 0; idle < 12; ) {
        if (await next()) idle = 0
        else {
          idle++
          await breathe()
        }
        if (now > 1e9) throw new Error('Something goes on for ever')
      }
    },
  }
}
export type World = ReturnType<typeof createWorld>
