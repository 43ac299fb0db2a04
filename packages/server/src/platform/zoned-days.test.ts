import { DAY_MS } from '@taplet/base/time'
import { describe, expect, it } from 'vitest'
import { QUARTER_MS } from './db/visits/visit-sums.ts'
import { createZonedDays, dayStart, writeDay } from './zoned-days.ts'

const startAt = (now: string, zone: string, before = 0): string => dayStart(new Date(now), zone, before).toISOString()

it.each([
  ['2026-07-01T12:34:56.789Z', 'UTC', '2026-07-01T00:00:00.000Z'],
  ['2026-07-01T12:00:00Z', 'Asia/Kolkata', '2026-06-30T18:30:00.000Z'],
  ['2026-07-01T19:00:00Z', 'Asia/Kolkata', '2026-07-01T18:30:00.000Z'],
  ['2026-07-01T03:00:00Z', 'America/New_York', '2026-06-30T04:00:00.000Z'],
  ['2026-07-01T12:00:00Z', 'Nowhere/AtAll', '2026-07-01T00:00:00.000Z'],
])('at %s in %s the day began at %s', (now, zone, start) => {
  expect(startAt(now, zone)).toBe(start)
})

it('ZonedDays knows days of 23 and 25 hours', () => {
  expect(startAt('2026-03-29T20:00:00Z', 'Europe/Vienna')).toBe('2026-03-28T23:00:00.000Z')
  expect(startAt('2026-03-30T20:00:00Z', 'Europe/Vienna')).toBe('2026-03-29T22:00:00.000Z')
  expect(startAt('2026-10-25T22:30:00Z', 'Europe/Vienna')).toBe('2026-10-24T22:00:00.000Z')
  expect(startAt('2026-10-26T12:00:00Z', 'Europe/Vienna')).toBe('2026-10-25T23:00:00.000Z')
})

it('ZonedDays begins a day that has no midnight with its first moment, and one that has two with the first', () => {
  // Santiago: clocks go from 24:00 to 01:00 in September, and from 24:00 back to 23:00 in April.
  expect(startAt('2026-09-06T12:00:00Z', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z')
  expect(startAt('2026-04-05T12:00:00Z', 'America/Santiago')).toBe('2026-04-05T04:00:00.000Z')
})

it('ZonedDays counts days back by the calendar, over a change of the clocks', () => {
  expect(startAt('2026-04-10T12:00:00Z', 'Europe/Vienna', 29)).toBe('2026-03-11T23:00:00.000Z')
  expect(startAt('2026-11-02T12:00:00Z', 'Europe/Vienna', 29)).toBe('2026-10-03T22:00:00.000Z')
})

describe('in every zone of the world', () => {
  // Before, a few changed at one minute past midnight; there were no visits then.
  const YEARS = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2031, 0, 1) }
  const zones = [
    ...Intl.supportedValuesOf('timeZone'),
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'US/Eastern',
    'GMT',
    'Etc/UTC',
  ]
  /** Created once: each queries the clock of its zone 650 times. */
  const known = zones.map((timeZone) => ({
    zone: timeZone,
    clock: new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
    days: createZonedDays(timeZone, YEARS.from, YEARS.to),
  }))

  it('finds each change of the clocks, always on a quarter of an hour', () => {
    let changes = 0
    for (const { zone, clock, days } of known) {
      const shown = (at: number): number => Date.parse(`${clock.format(at).replace(' ', 'T')}Z`)
      for (const { from, to, offset } of days.offsets) {
        const end = Math.min(to, YEARS.to)
        expect([zone, shown(from) - from, shown(end - 1000) - end + 1000]).toEqual([zone, offset, offset])
        expect([zone, from % QUARTER_MS, offset % QUARTER_MS]).toEqual([zone, 0, expect.closeTo(0)])
        changes++
      }
    }
    expect(changes).toBeGreaterThan(zones.length * 3)
  })

  it('begins each day when the calendar of the zone turns', () => {
    for (const { zone, clock, days } of known) {
      const dateAt = (at: number): string => clock.format(at).slice(0, 10)
      const changed = days.offsets
        .slice(1)
        .flatMap(({ from }) => [-1, 0, 1].map((aside) => days.dayAt(from) + aside * DAY_MS))
      for (const day of changed) {
        const start = days.startOf(day)
        const isLeftOut = days.startOf(day + DAY_MS) === start
        expect([zone, isLeftOut || dateAt(start)]).toEqual([zone, isLeftOut || writeDay(day)])
        expect(dateAt(start - 1) < writeDay(day), `${zone} before ${writeDay(day)}`).toBe(true)
      }
    }
  })
})

it('ZonedDays takes a distance from UTC for no name of a zone', () => {
  expect(createZonedDays('+01:23', 0, 0).zone).toBe('UTC')
  expect(createZonedDays('', 0, 0).zone).toBe('UTC')
})
