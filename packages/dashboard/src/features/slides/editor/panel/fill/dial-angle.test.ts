import { expect, it } from 'vitest'
import { dialAngleAfterKey, dialAngleAt } from './dial-angle.ts'

it('the dial of a gradient points where the finger is', () => {
  expect(dialAngleAt(0, -10, false)).toBe(0)
  expect(dialAngleAt(10, 0, false)).toBe(90)
  expect(dialAngleAt(0, 10, false)).toBe(180)
  expect(dialAngleAt(-10, 0, false)).toBe(270)
})

it('the dial of a gradient catches at every 15 degrees with Shift', () => {
  expect(dialAngleAt(1, -10, true)).toBe(0)
  expect(dialAngleAt(3, -10, true)).toBe(15)
})

it('the dial of a gradient turns by keys, past its end and back, and leaves other keys alone', () => {
  expect(dialAngleAfterKey(359, 'ArrowRight', false)).toBe(0)
  expect(dialAngleAfterKey(0, 'ArrowDown', false)).toBe(359)
  expect(dialAngleAfterKey(10, 'ArrowUp', true)).toBe(25)
  expect(dialAngleAfterKey(10, 'Home', false)).toBe(0)
  expect(dialAngleAfterKey(10, 'Tab', false)).toBeUndefined()
})
