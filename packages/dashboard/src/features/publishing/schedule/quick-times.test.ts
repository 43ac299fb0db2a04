import { expect, test } from 'vitest'
import { quickTimes, scheduledAt } from './quick-times.ts'

const VIENNA = 'Europe/Vienna'

test('the quick choices are tomorrow and next Friday at eight, by the clock of the app', () => {
  // A Thursday, shortly before midnight in Vienna.
  expect(quickTimes(Date.parse('2026-07-02T21:30:00Z'), VIENNA)).toEqual({
    tomorrow: '2026-07-03T08:00',
    friday: '2026-07-03T08:00',
  })
  // The Friday after, half past midnight there.
  expect(quickTimes(Date.parse('2026-07-02T22:30:00Z'), VIENNA)).toEqual({
    tomorrow: '2026-07-04T08:00',
    friday: '2026-07-10T08:00',
  })
})

test('a time is taken from a minute to a year ahead', () => {
  const now = Date.parse('2026-07-02T10:00:00Z')
  expect(scheduledAt('2026-07-02T12:05', VIENNA, now)).toBe('2026-07-02T10:05:00.000Z')
  for (const typed of ['', '2026-07-02T12:00', '2025-07-02T12:00', '2028-01-01T08:00'])
    expect(scheduledAt(typed, VIENNA, now)).toBeUndefined()
})
