import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { sequentially } from './sequentially.ts'
import { makeZip } from './make-zip.ts'

/** How often others have their turn while this is done. */
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

it('inTurns lets others have their turn between two things of a long list', async () => {
  const got: number[] = []
  const turns = await turnsDuring(async () => {
    for await (const one of sequentially(many)) got.push(one)
  })
  expect(got).toEqual(many)
  expect(turns).toBeGreaterThanOrEqual(many.length)
})

it('inTurns makes a ZIP of many files without holding up others', async () => {
  const entries = many.map((one) => ({ name: `${one}.svg`, make: () => Buffer.from('<svg/>') }))
  expect(await turnsDuring(() => buffer(makeZip(entries)))).toBeGreaterThanOrEqual(many.length)
})
