import { describe, expect, it, test } from 'vitest'
import type { Shape } from '../geometry/contour.ts'
import { measureShape } from '../testing/measure-shape.ts'
import type { Cell } from './pattern.ts'
import { type PatternId, patterns } from './registry.ts'

// Figures from the study of codes (qr.md 1.2), in its robust geometry (record 071).
const SOFT = 0.344
/** The area a corner of this radius removes, or one with two different legs. */
const corner = (across: number, down = across): number => (1 - Math.PI / 4) * across * down
const disc = (diameter: number): number => (Math.PI / 4) * diameter ** 2
const HOUSE = 1 - 0.406 / 2
/** An arc .25 deep over the whole edge is part of a circle of this radius. */
const BOW = 0.625
const BITE = 1 - (BOW ** 2 * Math.acos(0.375 / BOW) - 0.375 * 0.5)

const soft = { single: 1 - 4 * corner(SOFT), corner: 1 - corner(SOFT) }
const hard = { single: 1, corner: 1 }

const joined: { [P in PatternId]?: { single: number; end: number; corner: number } } = {
  square: { ...hard, end: 1 },
  round: { ...soft, end: 1 - 2 * corner(SOFT) },
  circular: { single: disc(1), end: 1 - 2 * corner(0.5), corner: 1 - corner(1) },
  'edge-cut': { ...hard, end: 1 - 0.4 / 2 },
  'edge-cut-smooth': { single: 1 - 4 * corner(0.4), end: 1 - 0.4 / 2, corner: 1 - corner(0.25) },
  leaf: {
    single: 1 - 2 * corner(0.3) - 2 * corner(0.7),
    end: 1 - corner(0.25) - corner(0.75),
    corner: 1 - corner(0.3),
  },
  // Its wave is tested by points, below: a hollow and a back leave two thirds.
  japnese: { single: disc(1), end: 0.67, corner: 1 - corner(1, 0.75) },
  pointed: { ...hard, end: HOUSE },
  'pointed-smooth': { ...soft, end: HOUSE },
  'pointed-edge-cut': { single: 0.5, end: HOUSE, corner: 1 - 0.3 ** 2 / 2 },
  'pointed-in': { ...hard, end: 1 - 0.28 / 2 },
  'pointed-in-smooth': { ...soft, end: 1 - 0.28 / 2 },
  'rounded-in': { ...hard, end: BITE },
  'rounded-in-smooth': { ...soft, end: BITE },
  'rounded-pointed': { single: 0.5, end: 0.5, corner: 1 - corner(SOFT) },
}
/** Patterns that ignore neighbours: their dark area and width. */
const lone: { [P in PatternId]?: { area: number; wide: number } } = {
  circle: { area: disc(1), wide: 1 },
  dot: { area: disc(0.88), wide: 0.88 },
  diamond: { area: 2 * 0.48 ** 2, wide: 0.96 },
}

const NEAR = 0.006
const cell = (...sides: ('Top' | 'Right' | 'Bottom' | 'Left')[]): Cell => {
  const alone: Cell = { column: 3, row: 4, hasTop: false, hasRight: false, hasBottom: false, hasLeft: false }
  for (const side of sides) alone[`has${side}`] = true
  return alone
}
const glyphOf = (id: PatternId, ...sides: Parameters<typeof cell>) =>
  measureShape(patterns[id].glyph(cell(...sides)), 1)

/** Distance of a value from the expected one, 0 when it is close enough: so that a failure shows by how much. */
const off = (value: number, wanted: number, near = NEAR): number =>
  Math.abs(value - wanted) <= near ? 0 : value - wanted

test.each(Object.entries(joined))('%s: single, end and corner are as dark as the study says', async (name, figures) => {
  const id = name as PatternId // a key of the table
  const [single, end, bend] = [await glyphOf(id), await glyphOf(id, 'Bottom'), await glyphOf(id, 'Right', 'Bottom')]
  expect({
    single: off(single.area, figures.single),
    end: off(end.area, figures.end),
    corner: off(bend.area, figures.corner),
  }).toEqual({ single: 0, end: 0, corner: 0 })
})

test.each(Object.entries(lone))('%s: as dark and as wide, whatever stands beside it', async (name, { area, wide }) => {
  const id = name as PatternId // a key of the table
  for (const drawn of [await glyphOf(id), await glyphOf(id, 'Top', 'Left')]) {
    const [left, , right] = drawn.bounds
    expect([off(drawn.area, area), off(right - left, wide, 0.03)]).toEqual([0, 0])
  }
})

const ids = Object.keys(patterns) as PatternId[]
test.each(ids.filter((id) => id !== 'mosaic'))('the pattern %s stays within its module', async (id) => {
  for (const sides of [[], ['Bottom'], ['Left'], ['Right', 'Bottom']] as const) {
    const [left, top, right, bottom] = (await glyphOf(id, ...sides)).bounds
    expect(Math.min(left, top)).toBeGreaterThan(-0.02)
    expect(Math.max(right, bottom)).toBeLessThan(1.02)
  }
})

test.each(Object.keys(joined) as PatternId[])('%s joins its neighbour without a gap', async (id) => {
  const { isDark } = await glyphOf(id, 'Bottom')
  const edge = [0.05, 0.25, 0.5, 0.75, 0.95].map((x) => isDark(x, 0.99))
  expect(edge).toEqual([true, true, true, true, true])
})

describe('the corners of', () => {
  it.each([
    { id: 'round', single: SOFT, bend: SOFT },
    { id: 'circular', single: 0.5, bend: 1 },
    { id: 'edge-cut-smooth', single: 0.4, bend: 0.25 },
    { id: 'pointed-smooth', single: SOFT, bend: SOFT },
    { id: 'rounded-in-smooth', single: SOFT, bend: SOFT },
  ] as const)('$id are rounded by so much, and only the outer ones', async ({ id, single, bend }) => {
    const near = (wanted: number) => expect.closeTo(wanted, 1)
    expect((await glyphOf(id)).radii).toEqual([single, single, single, single].map(near))
    expect((await glyphOf(id, 'Right', 'Bottom')).radii).toEqual([bend, 0, 0, 0].map(near))
  })
})

describe('the ends of', () => {
  it.each([
    // Dark and light points, next to those that the study names.
    { id: 'edge-cut', dark: [0.03, 0.43], light: [0.03, 0.35] },
    { id: 'japnese', dark: [0.08, 0.05], light: [0.08, 0.5] },
    { id: 'leaf', dark: [0.96, 0.8], light: [0.9, 0.1] },
    { id: 'pointed', dark: [0.5, 0.05], light: [0.05, 0.33] },
    { id: 'pointed-in', dark: [0.5, 0.3], light: [0.5, 0.23] },
    { id: 'rounded-in', dark: [0.5, 0.28], light: [0.5, 0.22] },
    { id: 'rounded-pointed', dark: [0.5, 0.05], light: [0.2, 0.5] },
  ] as const)('$id have their tip and their hollow', async ({ id, dark, light }) => {
    const { isDark } = await glyphOf(id, 'Bottom')
    expect([isDark(dark[0], dark[1]), isDark(light[0], light[1])]).toEqual([true, false])
  })
})

describe('stripes', () => {
  const THICK = 0.846
  it.each([
    { id: 'circle-zebra', along: 'Right', across: 'Bottom' },
    { id: 'circle-zebra-vertical', along: 'Bottom', across: 'Right' },
  ] as const)('$id are bars .846 thick that join along their direction alone', async ({ id, along, across }) => {
    const endArea = disc(THICK) / 2 + THICK * (1 - (1 - THICK) / 2 - THICK / 2)
    expect(off((await glyphOf(id)).area, disc(THICK))).toBe(0)
    expect(off((await glyphOf(id, across)).area, disc(THICK))).toBe(0)
    expect(off((await glyphOf(id, along)).area, endArea)).toBe(0)
  })
})

it('a QR pattern draws stars that reach the edges and are hollow to a twentieth beside the middle lines', async () => {
  const { bounds, isDark, area } = await glyphOf('star')
  // The tips are finer than a pixel.
  expect([bounds[0] < 0.06, bounds[3] > 0.94, area > 0.2, area < 0.27]).toEqual([true, true, true, true])
  expect([isDark(0.51, 0.12), isDark(0.62, 0.38), isDark(0.7, 0.3)]).toEqual([true, true, false])
})

it('a QR pattern draws a mosaic of squares .74 to .94 wide, tilted by 12 degrees at most, and hardly two alike', async () => {
  const seen = new Set<number>()
  for (let column = 0; column < 12; column++) {
    const shape: Shape = patterns.mosaic.glyph({ ...cell(), column, row: 2 * column })
    const { area, bounds } = await measureShape(shape, 1)
    const side = Math.sqrt(area)
    const most = Math.cos((12 * Math.PI) / 180) + Math.sin((12 * Math.PI) / 180)
    expect(side).toBeGreaterThan(0.73)
    expect(side).toBeLessThan(0.95)
    expect((bounds[2] - bounds[0]) / side).toBeLessThan(most + 0.03)
    seen.add(area)
  }
  expect(seen.size).toBeGreaterThan(8)
})
