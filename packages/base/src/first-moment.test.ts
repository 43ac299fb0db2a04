import { expect, it } from 'vitest'
import { firstMoment } from './first-moment.ts'
import { zoneClock } from './zone-clock.ts'

const find = (wall: string, zone: string) =>
  new Date(firstMoment(Date.parse(`${wall}Z`), zoneClock(zone))).toISOString()

it('firstMoment finds when a clock shows a time', () => {
  expect(find('2026-07-01T08:00', 'Europe/Lisbon')).toBe('2026-07-01T07:00:00.000Z')
  expect(find('2026-01-01T08:00', 'Asia/Kolkata')).toBe('2026-01-01T02:30:00.000Z')
})

it('firstMoment takes the first of two times that clocks show when they go back', () => {
  expect(find('2026-10-25T01:30', 'Europe/Lisbon')).toBe('2026-10-25T00:30:00.000Z')
  expect(find('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
})

it('firstMoment takes the moment of the change for a time that is left out', () => {
  expect(find('2026-03-29T01:30', 'Europe/Lisbon')).toBe('2026-03-29T01:00:00.000Z')
  expect(find('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z')
})
