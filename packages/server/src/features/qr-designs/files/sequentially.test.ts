import { expect, it } from 'vitest'
import { sequentially } from './sequentially.ts'

/** Counts how often other work gets a turn meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isDone = false
  const count = (): void => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isDone = true
  return turns
}
const many = Array.from({ length: 100 }, (_, index) => index)

it('sequentially lets others have their turn between two things of a long list', async () => {
  const got: number[] = []
  const turns = await turnsDuring(async () => {
    for await (const one of sequentially(many)) got.push(one)
  })
  expect(got).toEqual(many)
  expect(turns).toBeGreaterThanOrEqual(many.length)
})
