import { expect, it } from 'vitest'
import { turnedBy, turnTo } from './dial-angle.ts'

it('the dial of a gradient points where the finger is', () => {
  expect(turnTo(0, -10, false)).toBe(0)
  expect(turnTo(10, 0, false)).toBe(90)
  expect(turnTo(0, 10, false)).toBe(180)
  expect(turnTo(-10, 0, false)).toBe(270)
})

it('the dial of a gradient catches at every 15 degrees with Shift', () => {
  expect(turnTo(1, -10, true)).toBe(0)
  expect(turnTo(3, -10, true)).toBe(15)
})

it('the dial of a gradient turns by keys, past its end and back, and leaves other keys alone', () => {
  expect(turnedBy(359, 'ArrowRight', false)).toBe(0)
  expect(turnedBy(0, 'ArrowDown', false)).toBe(359)
  expect(turnedBy(10, 'ArrowUp', true)).toBe(25)
  expect(turnedBy(10, 'Home', false)).toBe(0)
  expect(turnedBy(10, 'Tab', false)).toBeUndefined()
})
