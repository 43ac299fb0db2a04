import { expect, test } from 'vitest'
import { fromZonedTime, toZonedTime } from './zoned-time.ts'

test('a time on the clock of a zone is one moment, in summer and in winter', () => {
  expect(fromZonedTime('2026-07-01T09:30', 'Europe/Lisbon')).toBe('2026-07-01T08:30:00.000Z')
  expect(fromZonedTime('2026-01-01T09:30', 'Europe/Lisbon')).toBe('2026-01-01T09:30:00.000Z')
  expect(fromZonedTime('2026-07-01T09:30', 'Asia/Kolkata')).toBe('2026-07-01T04:00:00.000Z')
})

test('what was set is shown again, on both sides of a change of the clock', () => {
  const times = ['2026-03-29T00:59', '2026-03-29T03:00', '2026-10-25T00:30', '2026-10-25T04:00', '2026-12-31T23:59']
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland'])
    for (const time of times) expect(toZonedTime(fromZonedTime(time, zone), zone), `${time} in ${zone}`).toBe(time)
})

test('an unknown zone counts as UTC', () => {
  expect(fromZonedTime('2026-07-01T09:30', 'Nowhere/Land')).toBe('2026-07-01T09:30:00.000Z')
  expect(toZonedTime('2026-07-01T09:30:45.000Z', 'Nowhere/Land')).toBe('2026-07-01T09:30')
})

test('no time is no moment', () => {
  expect(fromZonedTime('', 'UTC')).toBeNull()
  expect(fromZonedTime('2026-13-40T09:30', 'UTC')).toBeNull()
  expect(toZonedTime(null, 'UTC')).toBe('')
})
