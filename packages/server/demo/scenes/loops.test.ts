import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { loops } from '../assets.ts'

/** Returns the mean difference of two pictures, 0–255. */
async function difference(one: string, other: string): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((svg) => sharp(Buffer.from(svg)).resize(195).removeAlpha().raw().toBuffer()),
  )
  if (!first || !second) throw new Error('Both pictures were drawn')
  return first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0) / first.length
}

describe.each(Object.entries(loops))('the film %s', (_name, { at }) => {
  it('ends where it began', async () => {
    expect(await difference(at(0), at(1))).toBeLessThan(0.01)
  })

  it('moves', async () => {
    expect(await difference(at(0), at(0.3))).toBeGreaterThan(0.2)
  })

  it('takes no jump from its last frame to its first', async () => {
    const step = await difference(at(0.4), at(0.4 + 1 / 120))
    expect(await difference(at(1 - 1 / 120), at(0))).toBeLessThan(step * 3 + 0.2)
  })
})
