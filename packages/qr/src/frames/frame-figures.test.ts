import { describe, expect, it, test } from 'vitest'
import { balls } from '../balls/registry.ts'
import { eyeLines, isFinder } from '../testing/eye-lines.ts'
import { measureShape } from '../testing/measure-shape.ts'
import { type FrameId, frames } from './registry.ts'

// Figures from the study of codes (qr.md 1.3), in its robust geometry (record 071).
const ROUND = 1.75
const RING = 24
/** The area a corner removes from a ring of width one when rounded outside and inside. */
const CORNER = (1 - Math.PI / 4) * (ROUND ** 2 - (ROUND - 1) ** 2)
const around = (area: number): readonly [number, number] => [area - 0.05, area + 0.05]

/** Allowed range of each area. */
const areas: { [F in FrameId]: readonly [number, number] } = {
  frame0: around(RING),
  frame1: around(RING - 3 * CORNER),
  frame2: around(RING - 2 * CORNER),
  frame3: around(RING - CORNER),
  // 24 circles 1.05 wide, each overlapping the next by a hundredth.
  frame4: around(24 * (Math.PI * 0.525 ** 2 - 0.0107)),
  // A drop is curved inwards on its left side: less area than frame1.
  frame5: [21, RING - 3 * CORNER],
  frame6: [21.5, 23],
  // Stamps: a ring .85 to 1 wide, and one of .93 to 1.
  frame7: [6.7 ** 2 - 25, RING],
  // Hand-drawn: a ring about .8 wide.
  frame8: [0.72 * 4 * 6, 0.88 * 4 * 6],
  frame10: [6.56 ** 2 - 4.7 ** 2, 49 - 4.7 ** 2],
  frame11: [6.86 ** 2 - 25, RING],
  frame12: around(Math.PI * (3.5 ** 2 - 2.5 ** 2)),
  frame13: around(RING - 4 * CORNER),
  frame14: [20, 22],
  frame16: [24 * 0.8 ** 2, 24 * 0.95 ** 2],
}
/** Where corners are given by a radius: top left, top right, bottom right, bottom left. */
const radii: { [F in FrameId]?: readonly number[] } = {
  frame0: [0, 0, 0, 0],
  frame1: [ROUND, ROUND, ROUND, 0],
  frame2: [ROUND, 0, ROUND, 0],
  frame3: [0, 0, 0, ROUND],
  frame5: [ROUND, ROUND, ROUND, 0],
  frame12: [3.5, 3.5, 3.5, 3.5],
  frame13: [ROUND, ROUND, ROUND, ROUND],
}
const ids = Object.keys(areas) as FrameId[]

test.each(ids)('%s is as dark as the study says', async (id) => {
  const { area } = await measureShape(frames[id].shape, 7)
  const [least, most] = areas[id]
  expect(area).toBeGreaterThan(least)
  expect(area).toBeLessThan(most)
})

test.each(Object.entries(radii))('%s has its corners rounded as the study says', async (name, wanted) => {
  const id = name as FrameId // a key of the table
  const measured = await measureShape(frames[id].shape, 7)
  expect(measured.radii).toEqual(wanted.map((radius) => expect.closeTo(radius, 1)))
  // The value that the rules use.
  expect(Math.max(...wanted)).toBeLessThanOrEqual(frames[id].cornerRadius)
})

test.each(ids)('%s keeps to the seven modules of its box and leaves the centre free', async (id) => {
  const { bounds, isDark } = await measureShape(frames[id].shape, 7)
  for (const [index, edge] of bounds.entries()) expect(edge).toBeCloseTo(index < 2 ? 0 : 7, 1)
  const places = Array.from({ length: 13 }, (_, index) => 2.01 + (index * 2.98) / 12)
  expect(places.filter((at) => isDark(at, 2.01) || isDark(at, 4.99) || isDark(2.01, at) || isDark(4.99, at))).toEqual(
    [],
  )
})

test.each(ids)('%s is 1 dark, 1 light, 3 dark, 1 light, 1 dark along both middle lines', async (id) => {
  const lines = await eyeLines(frames[id].shape, balls.ball0.shape)
  expect([isFinder(lines.across), isFinder(lines.down)], JSON.stringify(lines)).toEqual([true, true])
})

describe('what the study tells of single frames', () => {
  it.each([
    { id: 'frame4', says: 'dots meet on the corners', dark: [0.5, 0.5], light: [0.05, 0.05] },
    { id: 'frame5', says: 'its left side is bowed inwards below the middle', dark: [0.4, 4.5], light: [0.2, 4.5] },
    { id: 'frame6', says: 'two corners are bitten', dark: [6, 0.95], light: [6.6, 0.4] },
    { id: 'frame10', says: 'a spike stands on each module', dark: [3.5, 0.1], light: [3, 0.1] },
    { id: 'frame14', says: 'its top edge falls to the right', dark: [6, 0.5], light: [6, 0.3] },
    { id: 'frame14', says: 'its left edge leans to the right', dark: [0.6, 6], light: [0.4, 6] },
    { id: 'frame14', says: 'two corners are sharp', dark: [6.95, 6.95], light: [0.6, 6.95] },
  ] as const)('$id: $says', async ({ id, dark, light }) => {
    const { isDark } = await measureShape(frames[id].shape, 7)
    expect([isDark(dark[0], dark[1]), isDark(light[0], light[1])]).toEqual([true, false])
  })

  it.each([
    { id: 'frame7', bumps: 14 },
    { id: 'frame11', bumps: 20 },
  ] as const)('$id has $bumps bumps on a side', async ({ id, bumps }) => {
    const { runsAcross } = await measureShape(frames[id].shape, 7)
    // Bumps are the dark runs; those at the two ends belong to the corners.
    const dark = Math.ceil(runsAcross(0.05).length / 2)
    expect(Math.abs(dark - bumps)).toBeLessThanOrEqual(1)
  })
})
