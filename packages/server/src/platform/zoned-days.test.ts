import { expect, it } from 'vitest'
import { dayStart } from './zoned-days.ts'

const at = (now: string, zone: string, before = 0): string => dayStart(new Date(now), zone, before).toISOString()

it.each([
  ['2026-07-01T12:34:56.789Z', 'UTC', '2026-07-01T00:00:00.000Z'],
  ['2026-07-01T12:00:00Z', 'Asia/Kolkata', '2026-06-30T18:30:00.000Z'],
  ['2026-07-01T19:00:00Z', 'Asia/Kolkata', '2026-07-01T18:30:00.000Z'],
  ['2026-07-01T03:00:00Z', 'America/New_York', '2026-06-30T04:00:00.000Z'],
  ['2026-07-01T12:00:00Z', 'Nowhere/AtAll', '2026-07-01T00:00:00.000Z'],
])('at %s in %s the day began at %s', (now, zone, start) => {
  expect(at(now, zone)).toBe(start)
})

it('knows days of 23 and 25 hours', () => {
  expect(at('2026-03-29T20:00:00Z', 'Europe/Vienna')).toBe('2026-03-28T23:00:00.000Z')
  expect(at('2026-03-30T20:00:00Z', 'Europe/Vienna')).toBe('2026-03-29T22:00:00.000Z')
  expect(at('2026-10-25T22:30:00Z', 'Europe/Vienna')).toBe('2026-10-24T22:00:00.000Z')
  expect(at('2026-10-26T12:00:00Z', 'Europe/Vienna')).toBe('2026-10-25T23:00:00.000Z')
})

it('begins a day that has no midnight with its first moment, and one that has two with the first', () => {
  // Santiago: clocks go from 24:00 to 01:00 in September, and from 24:00 back to 23:00 in April.
  expect(at('2026-09-06T12:00:00Z', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z')
  expect(at('2026-04-05T12:00:00Z', 'America/Santiago')).toBe('2026-04-05T04:00:00.000Z')
})

it('counts days back by the calendar, over a change of the clocks', () => {
  expect(at('2026-04-10T12:00:00Z', 'Europe/Vienna', 29)).toBe('2026-03-11T23:00:00.000Z')
  expect(at('2026-11-02T12:00:00Z', 'Europe/Vienna', 29)).toBe('2026-10-03T22:00:00.000Z')
})
