import { expect, test } from 'vitest'
import { moveCrop, scaleCrop } from './move-crop.ts'

const frame = { left: 0.2, top: 0, width: 0.5, height: 1 }
const size = { width: 2000, height: 1000 }

test('arrow keys move a crop frame and stop at the edge of the picture', () => {
  expect(moveCrop(frame, 'ArrowRight', false)?.left).toBeCloseTo(0.21)
  expect(moveCrop(frame, 'ArrowRight', true)?.left).toBeCloseTo(0.3)
  expect(moveCrop({ ...frame, left: 0.495 }, 'ArrowRight', true)?.left).toBe(0.5)
  expect(moveCrop(frame, 'ArrowUp', false)?.top).toBe(0)
  expect(moveCrop(frame, 'Enter', false)).toBeUndefined()
})

test('plus and minus change the size of a crop frame about its middle and keep its shape', () => {
  const smaller = scaleCrop(frame, '-', size)
  expect(smaller?.width).toBeCloseTo(0.5 / 1.05)
  expect((smaller?.width ?? 0) / (smaller?.height ?? 1)).toBeCloseTo(0.5)
  expect((smaller?.left ?? 0) + (smaller?.width ?? 0) / 2).toBeCloseTo(0.45)
})

test('a crop frame never grows beyond the picture, nor shrinks to nothing', () => {
  expect(scaleCrop(frame, '+', size)).toEqual(frame)
  const tiny = { left: 0.5, top: 0.5, width: 0.008, height: 0.016 }
  expect(scaleCrop(tiny, '-', size)).toEqual(tiny)
})
