import { expect, it } from 'vitest'
import { secondsTo } from './moved-clock.ts'

const NOW = Date.parse('2026-11-23T08:00:00Z')

it('movedClock moves a clock by days, hours and minutes, forward and back', () => {
  expect(['+40d', '-1d', '+36h', '+90m'].map((when) => secondsTo(when, NOW))).toEqual([
    3_456_000, -86_400, 129_600, 5400,
  ])
})

it('movedClock moves a clock to a day and hour', () => {
  expect(secondsTo('2026-11-24T08:00:30Z', NOW)).toBe(86_430)
})

it('movedClock refuses what is no time, as it stands', () => {
  expect(() => secondsTo('tomorrow', NOW)).toThrow('"tomorrow" is neither')
})
