import { PRODUCT } from '@taplet/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { createPresence } from './presence.ts'

afterEach(() => vi.unstubAllGlobals())

/** Fake locks of one browser. */
function fakeLocks() {
  const held = new Set<string>()
  return {
    request: async (name: string, hold: () => Promise<void>) => {
      held.add(name)
      await hold()
      held.delete(name)
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  }
}

it('Presence knows a tab that is too busy to answer by its lock, and a closed one no more', async () => {
  const locks = fakeLocks()
  vi.stubGlobal('navigator', { locks })
  const mine = createPresence('mine')
  let close = () => {}
  void locks.request(`${PRODUCT.slug}.editor.busy`, () => new Promise((resolve) => (close = resolve)))
  expect([...(await mine.others())]).toEqual(['busy'])
  close()
  expect([...(await mine.others())]).toEqual([])
  mine.stop()
})

it('Presence asks on the channel where there are no locks', async () => {
  vi.stubGlobal('navigator', {})
  // A busy machine takes longer to deliver an answer.
  const [mine, other] = [createPresence('mine', 2000), createPresence('other')]
  expect([...(await mine.others())]).toEqual(['other'])
  mine.stop()
  expect([...(await other.others())]).toEqual([])
  other.stop()
})
