import { expect, it } from 'vitest'
import { timeAgo } from './edited-time.tsx'

const now = Date.parse('2026-05-20T12:00:00.000Z')
it.each([
  ['2026-05-20T11:59:50.000Z', 'just now'],
  ['2026-05-20T11:56:00.000Z', '4 minutes ago'],
  ['2026-05-20T09:00:00.000Z', '3 hours ago'],
  ['2026-05-19T12:00:00.000Z', 'yesterday'],
  ['2026-04-28T12:00:00.000Z', '3 weeks ago'],
  ['2024-05-01T12:00:00.000Z', '2 years ago'],
  ['2026-05-20T12:00:40.000Z', 'just now'], // a clock that runs ahead
])('%s is %s', (at, words) => expect(timeAgo(at, now)).toBe(words))
