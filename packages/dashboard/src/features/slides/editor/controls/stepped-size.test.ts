import { expect, it } from 'vitest'
import { steppedSize } from './stepped-size.ts'

it('the size of a text goes up and down by rungs, also from a size between two of them', () => {
  expect(steppedSize(24, 1)).toBe(28)
  expect(steppedSize(24, -1)).toBe(21)
  expect(steppedSize(25, 1)).toBe(28)
  expect(steppedSize(25, -1)).toBe(24)
})

it('the size of a text does nothing at either end', () => {
  expect(steppedSize(200, 1)).toBe(200)
  expect(steppedSize(8, -1)).toBe(8)
})
