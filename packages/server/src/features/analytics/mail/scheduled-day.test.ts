import { expect, it } from 'vitest'
import { writeDay } from '../../../platform/zoned-days.ts'
import { scheduledDay } from './scheduled-day.ts'

it.each([
  ['UTC', '2026-11-23T07:59:59Z', '2026-11-22'],
  ['UTC', '2026-11-23T08:00:00Z', '2026-11-23'],
  ['Asia/Kolkata', '2026-11-23T02:29:00Z', '2026-11-22'],
  ['Asia/Kolkata', '2026-11-23T02:30:00Z', '2026-11-23'],
  ['America/Los_Angeles', '2026-11-23T15:59:00Z', '2026-11-22'],
  ['Pacific/Kiritimati', '2026-11-22T18:00:00Z', '2026-11-23'],
  // Days of clock changes: eight by the local clock, not eight hours after midnight.
  ['Europe/Vienna', '2026-03-29T05:59:00Z', '2026-03-28'],
  ['Europe/Vienna', '2026-03-29T06:00:00Z', '2026-03-29'],
  ['America/New_York', '2026-11-01T12:59:00Z', '2026-10-31'],
  ['America/New_York', '2026-11-01T13:00:00Z', '2026-11-01'],
  ['No/Such_Zone', '2026-11-23T08:00:00Z', '2026-11-23'],
])('the morning of mails knows in %s at %s that the last morning was that of %s', (zone, now, day) => {
  expect(writeDay(scheduledDay(zone, new Date(now)))).toBe(day)
})
