import { DAY_MS, MINUTE_MS } from '@taplet/base/time'
import { expect, it } from 'vitest'
import { ago } from './ago.ts'

const now = new Date(2026, 5, 10, 14, 30).getTime()

it('ago says how long ago something was, in the largest unit that fits', () => {
  expect(ago(now - 5 * MINUTE_MS, now)).toBe('5 minutes ago')
  expect(ago(now - 61 * MINUTE_MS, now)).toBe('1 hour ago')
  expect(ago(now - DAY_MS, now)).toBe('yesterday')
})

it('ago calls what just happened this minute, also when the clocks of two devices differ', () => {
  expect(ago(now - 1000, now)).toBe('this minute')
  expect(ago(now + 5000, now)).toBe('this minute')
})
