import { expect, test } from 'vitest'
import { columnSize } from './column-size.ts'

const GAP = 12
/** Total width of the columns and their gaps. */
const span = (columns: number, width: number) => columns * width + (columns - 1) * GAP

test('columns are as in the strip of the editor where there is room for it', () => {
  expect(columnSize(1400, 8)).toEqual({ width: 126, height: 180 })
})

test('columns get narrower so that all of them are seen, in the shape of slides', () => {
  const { width, height } = columnSize(880, 8)
  expect(width).toBeLessThan(126)
  expect(span(8, width)).toBeLessThanOrEqual(880)
  expect(height / width).toBeCloseTo(180 / 126, 1)
})

test('columns that could not be read any more are not made narrower: they are scrolled', () => {
  expect(columnSize(880, 20)).toEqual({ width: 126, height: 180 })
  expect(columnSize(340, 8).width).toBe(92)
})
