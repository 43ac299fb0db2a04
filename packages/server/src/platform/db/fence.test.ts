import { expect, it } from 'vitest'
import { createFence } from './fence.ts'

/** Work that ends when the test says so. */
function aFence() {
  const ends: (() => void)[] = []
  const fence = createFence(() => new Promise<void>((resolve) => void ends.push(resolve)))
  return { fence, begun: () => ends.length, end: (index: number) => ends[index]?.() }
}

it('the fence begins at once, and once more for all who come meanwhile', async () => {
  const { fence, begun, end } = aFence()
  const first = fence()
  const later = Promise.all([fence(), fence(), fence()])
  expect(begun()).toBe(1)
  end(0)
  await first
  await expect.poll(begun).toBe(2)
  end(1)
  await later
  expect(begun()).toBe(2)
})

it('the fence lets nobody pass with work that had begun before he came', async () => {
  const { fence, begun, end } = aFence()
  void fence()
  void fence()
  end(0)
  await expect.poll(begun).toBe(2)
  let hasPassed = false
  const late = fence().then(() => (hasPassed = true))
  end(1)
  await expect.poll(begun).toBe(3)
  expect(hasPassed).toBe(false)
  end(2)
  await late
})
