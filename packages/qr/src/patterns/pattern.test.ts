import { describe, expect, it } from 'vitest'
import { rectangle } from '../geometry/basic-shapes.ts'
import type { Shape } from '../geometry/contour.ts'
import { type Cell, FULL_MODULE, joinedGlyph } from './pattern.ts'

const round = (value: number) => Math.round(value * 100) / 100
/** Left, top, right, bottom. */
function boundsOf(shape: Shape): number[] {
  const points = shape.flat().map((step) => step.slice(-2))
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(round)
}

const single: Shape = [rectangle(0.4, 0.4, 0.2, 0.2)]
const glyph = joinedGlyph({ single, end: [rectangle(0, 0.5, 1, 0.5)], corner: [rectangle(0.5, 0.5, 0.5, 0.5)] })
const beside = (...sides: ('Top' | 'Right' | 'Bottom' | 'Left')[]) => {
  const cell: Cell = { column: 3, row: 4, hasTop: false, hasRight: false, hasBottom: false, hasLeft: false }
  for (const side of sides) cell[`has${side}`] = true
  return glyph(cell)
}

describe('a module that joins its neighbours', () => {
  it('stands alone without any', () => {
    expect(beside()).toBe(single)
  })

  it.each([
    { side: 'Bottom', bounds: [0, 0.5, 1, 1] },
    { side: 'Left', bounds: [0, 0, 0.5, 1] },
    { side: 'Top', bounds: [0, 0, 1, 0.5] },
    { side: 'Right', bounds: [0.5, 0, 1, 1] },
  ] as const)('ends away from its only neighbour ($side)', ({ side, bounds }) => {
    expect(boundsOf(beside(side))).toEqual(bounds)
  })

  it.each([
    { sides: ['Right', 'Bottom'], bounds: [0.5, 0.5, 1, 1] },
    { sides: ['Bottom', 'Left'], bounds: [0, 0.5, 0.5, 1] },
    { sides: ['Left', 'Top'], bounds: [0, 0, 0.5, 0.5] },
    { sides: ['Top', 'Right'], bounds: [0.5, 0, 1, 0.5] },
  ] as const)('is a corner between two that meet ($sides)', ({ sides, bounds }) => {
    expect(boundsOf(beside(...sides))).toEqual(bounds)
  })

  it('is full between two that face each other, and among three or four', () => {
    expect(beside('Top', 'Bottom')).toBe(FULL_MODULE)
    expect(beside('Left', 'Right')).toBe(FULL_MODULE)
    expect(beside('Left', 'Top', 'Right')).toBe(FULL_MODULE)
    expect(beside('Left', 'Top', 'Right', 'Bottom')).toBe(FULL_MODULE)
  })
})
