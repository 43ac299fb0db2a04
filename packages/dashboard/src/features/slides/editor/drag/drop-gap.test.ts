import { describe, expect, it } from 'vitest'
import { type Cell, dropGap, gapLine } from './drop-gap.ts'

const cell = (index: number, left: number, top: number, width: number): Cell => ({
  widgetId: `w${index}`,
  index,
  left,
  top,
  width,
  height: 40,
})
// A full-width one, two side by side, a full-width one.
const cells = [cell(0, 0, 0, 200), cell(1, 0, 60, 95), cell(2, 105, 60, 95), cell(3, 0, 120, 200)]
const gapAt = (x: number, y: number) => dropGap(cells, { x, y })?.gap

describe('Dropping', () => {
  it('goes above or below the widget under the pointer', () => {
    expect(gapAt(100, 5)).toBe(0)
    expect(gapAt(100, 35)).toBe(1)
    expect(gapAt(100, 155)).toBe(4)
  })
  it('goes left or right of widgets that stand side by side', () => {
    expect(gapAt(10, 80)).toBe(1)
    expect(gapAt(80, 80)).toBe(2)
    expect(gapAt(190, 80)).toBe(3)
    expect(dropGap(cells, { x: 190, y: 80 })?.line).toMatchObject({ width: 3, height: 40 })
  })
  it('goes to the nearest end beyond the stack, and nowhere on an empty slide', () => {
    expect(gapAt(100, -500)).toBe(0)
    expect(gapAt(100, 900)).toBe(4)
    expect(dropGap([], { x: 1, y: 1 })).toBeUndefined()
  })
  it('shows a gap by a line between the widgets', () => {
    expect(gapLine(cells, 0)).toMatchObject({ top: -7, width: 200 })
    expect(gapLine(cells, 4)).toMatchObject({ top: 164 })
    expect(gapLine([], 0)).toBeUndefined()
  })
})
