import { describe, expect, it, test } from 'vitest'
import { frames } from '../frames/registry.ts'
import { eyeLines, isFinder } from '../testing/eye-lines.ts'
import { measureShape } from '../testing/measure-shape.ts'
import { type BallId, balls } from './registry.ts'

// Figures from the study of codes (qr.md 1.4), in its robust geometry (record 071).
const ROUND = 0.82
const CORNER = (1 - Math.PI / 4) * ROUND ** 2
const around = (area: number): readonly [number, number] => [area - 0.03, area + 0.03]
/** Three bars 1.02 wide with round ends, which overlap by a fiftieth. */
const BARS = 3 * (1.02 * (3 - 1.02) + Math.PI * 0.51 ** 2) - 2 * 0.02 * 2.1

/** Allowed range of each area. */
const areas: { [B in BallId]: readonly [number, number] } = {
  ball0: around(9),
  ball1: around(9 - 3 * CORNER),
  ball2: around(9 - 2 * CORNER),
  ball3: around(9 - CORNER),
  // Nine circles without a white gap between them.
  ball5: [8.1, 8.4],
  ball6: [8, 8.4],
  ball7: [2.76 ** 2, 9],
  ball8: [2.7 ** 2, 9],
  ball10: [8, 8.2],
  ball11: [8, 9 - 3 * CORNER],
  ball12: around(BARS),
  ball13: around(BARS),
  ball14: around(Math.PI * 1.5 ** 2),
  ball15: around(9 - 4 * CORNER),
  ball16: [8, 8.6],
  ball17: around(9 - 0.8 ** 2),
  // Each side is curved inwards by .12: two thirds of that on average.
  ball18: around(9 - 4 * 3 * 0.12 * (2 / 3)),
  // Nine tilted squares of .8 to .95, the middle one filled.
  ball19: [9 * 0.8 ** 2 + 0.5, 9 * 0.95 ** 2 + 0.5],
}
/** Where corners are given by a radius: top left, top right, bottom right, bottom left. */
const radii: { [B in BallId]?: readonly number[] } = {
  ball0: [0, 0, 0, 0],
  ball1: [ROUND, ROUND, ROUND, 0],
  ball2: [ROUND, 0, ROUND, 0],
  ball3: [0, 0, 0, ROUND],
  ball5: [0.62, 0.62, 0.62, 0.62],
  ball10: [0.51, 0.51, 0.51, 0.51],
  ball11: [ROUND, ROUND, ROUND, 0],
  ball14: [1.5, 1.5, 1.5, 1.5],
  ball15: [ROUND, ROUND, ROUND, ROUND],
}
const ids = Object.keys(areas) as BallId[]

test.each(ids)('%s is as dark as the study says', async (id) => {
  const { area } = await measureShape(balls[id].shape, 3)
  const [least, most] = areas[id]
  expect(area).toBeGreaterThan(least)
  expect(area).toBeLessThan(most)
})

test.each(Object.entries(radii))('%s has its corners rounded as the study says', async (name, wanted) => {
  const id = name as BallId // a key of the table
  const measured = await measureShape(balls[id].shape, 3)
  expect(measured.radii).toEqual(wanted.map((radius) => expect.closeTo(radius, 1)))
})

test.each(ids)('%s fills the three modules of its box, and has no white speck', async (id) => {
  const { bounds, isDark } = await measureShape(balls[id].shape, 3)
  for (const [index, edge] of bounds.entries()) expect(edge).toBeCloseTo(index < 2 ? 0 : 3, 1)
  const places = Array.from({ length: 41 }, (_, index) => 0.52 + (index * 1.96) / 40)
  expect(places.flatMap((y) => places.filter((x) => !isDark(x, y)))).toEqual([])
})

test.each(ids)('%s in a square frame is 1, 1, 3, 1, 1 along both middle lines', async (id) => {
  const lines = await eyeLines(frames.frame0.shape, balls[id].shape)
  expect([isFinder(lines.across), isFinder(lines.down)], JSON.stringify(lines)).toEqual([true, true])
})

describe('what the study tells of single balls', () => {
  it.each([
    { id: 'ball6', says: 'two corners are bitten', dark: [0.2, 0.3], light: [2.7, 0.3] },
    { id: 'ball11', says: 'its left side is bowed inwards', dark: [0.25, 1.95], light: [0.1, 1.95] },
    { id: 'ball12', says: 'bars stand upright', dark: [0.5, 0.05], light: [1.01, 0.03] },
    { id: 'ball13', says: 'bars lie', dark: [0.05, 0.5], light: [0.03, 1.01] },
    { id: 'ball17', says: 'the corner top right is cut by .8', dark: [2.55, 0.42], light: [2.65, 0.3] },
    { id: 'ball17', says: 'the corner bottom left is cut by .8', dark: [0.42, 2.55], light: [0.3, 2.65] },
    { id: 'ball18', says: 'its sides are bowed in by .12', dark: [1.5, 0.15], light: [1.5, 0.09] },
  ] as const)('$id: $says', async ({ id, dark, light }) => {
    const { isDark } = await measureShape(balls[id].shape, 3)
    expect([isDark(dark[0], dark[1]), isDark(light[0], light[1])]).toEqual([true, false])
  })
})
