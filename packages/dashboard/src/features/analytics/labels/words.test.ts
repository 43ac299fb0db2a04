import { expect, test } from 'vitest'

import { addTexts, text } from '../../../lib/text.ts'
import { analyticsNames } from '../../../text/en/visits/analytics-names.ts'
import { changeOf } from './change-of.ts'
import { formatDays, formatNearDays, formatStep, hourName, wallClockIn, weekdayName } from './dates.ts'
import { formatSeconds, formatShare } from './format.ts'
import { rowName } from './row-name.ts'

addTexts('analyticsNames', analyticsNames)

test('a change says its direction, and where there was nothing before it says nothing', () => {
  expect(changeOf(118, 100)).toEqual({ direction: 'UP', amount: '18%' })
  expect(changeOf(50, 100)).toEqual({ direction: 'DOWN', amount: '50%' })
  expect(changeOf(1003, 1000)?.direction).toBe('SAME')
  expect(changeOf(1200, 100)).toEqual({ direction: 'UP', amount: '×12' })
  expect(changeOf(5, 0)).toBeUndefined()
})

test('what is there never reads 0%, and shares of nothing are no riddle', () => {
  expect(formatShare(1, 400)).toBe('0.3%')
  expect(formatShare(0, 400)).toBe('0%')
  expect(formatShare(0, 0)).toBe('0%')
})

test('time on slides is told in seconds, then in minutes', () => {
  expect(formatSeconds(21, 3)).toBe('7.0 s')
  expect(formatSeconds(125, 1)).toBe('2 min 5 s')
  expect(formatSeconds(120, 1)).toBe('2 min')
  expect(formatSeconds(0, 0)).toBe('–')
})

test('days name no month and no year twice', () => {
  expect(formatDays('2026-11-08', '2026-11-14')).toMatch(/^8\s*–\s*14 Nov 2026$/)
  expect(formatDays('2026-11-08', '2026-11-08')).toBe('8 Nov 2026')
  expect(formatNearDays('2026-10-08', '2026-11-14', '2026')).not.toContain('2026')
  expect(formatNearDays('2025-10-08', '2025-11-14', '2026')).toContain('2025')
})

test('wall clocks stay what they are wherever they are read', () => {
  expect(formatStep('2026-11-21T14:00', 'HOUR', 'short')).toBe('14:00')
  expect(wallClockIn('Asia/Kathmandu', Date.parse('2026-11-21T00:00:00Z'))).toBe('2026-11-21T05:45')
  expect(weekdayName(0, 'long')).toBe('Monday')
  expect(hourName(23)).toBe('23:00–00:00')
})

test('countries, ways and devices have names; what is not known keeps its own word', () => {
  const row = (key: string) => ({ key, name: key, visits: 1 })
  expect(rowName(text, 'countries', row('AT'))).toBe('Austria')
  expect(rowName(text, 'countries', row(''))).toBe('Unknown')
  expect(rowName(text, 'countries', row('not a code'))).toBe('not a code')
  expect(rowName(text, 'sources', row('NFC'))).toBe('Tapped an NFC tag')
  expect(rowName(text, 'sources', row('constructor'))).toBe('constructor')
  expect(rowName(text, 'campaigns', row('poster / print / '))).toBe('poster / print')
  expect(rowName(text, 'devices', row('TABLET'))).toBe('Tablets')
})
