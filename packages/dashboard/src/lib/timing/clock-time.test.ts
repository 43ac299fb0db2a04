import { expect, it } from 'vitest'
import { clockTime, exactTime } from './clock-time.ts'

const now = new Date(2026, 5, 10, 14, 30).getTime()
const plain = (words: string) => words.replaceAll(/\s/g, ' ')

it('clockTime writes hours as the device of the person does', () => {
  const at = new Date(2026, 5, 10, 8, 31)
  expect(clockTime(at, now, 'de')).toBe('08:31')
  expect(plain(clockTime(at, now, 'en-US'))).toBe('8:31 AM')
})

it('clockTime names the day of a time that was not today', () => {
  expect(clockTime(new Date(2026, 5, 9, 9, 5), now, 'de')).toBe('Jun 9, 09:05')
})

it('clockTime writes a whole date with the same hours', () => {
  expect(exactTime(new Date(2026, 5, 9, 21, 5), 'de')).toBe('Jun 9, 2026, 21:05')
})
