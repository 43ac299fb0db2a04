import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day.ts'
import type { Visited } from './visited.ts'

const NOW = new Date(2026, 10, 21, 9, 30).getTime()

const visited = (path: string, at: Date): Visited => ({
  historyItemId: path,
  fullPagePath: path,
  pageName: path,
  pageDescription: '',
  imageUrl: '',
  isDeleted: false,
  at: at.getTime(),
})
const names = (...times: Date[]) =>
  groupByDay(
    times.map((at, index) => visited(`p${index}`, at)),
    NOW,
  ).map((day) => day.name)

test('days are those of the calendar, not spans of 24 hours', () => {
  const days = groupByDay(
    [
      visited('now', new Date(2026, 10, 21, 0, 1)),
      visited('late', new Date(2026, 10, 20, 23, 59)),
      visited('early', new Date(2026, 10, 20, 0, 0)),
    ],
    NOW,
  )
  expect(days.map((day) => [day.name, day.items.map((item) => item.historyItemId)])).toEqual([
    ['TODAY', ['now']],
    ['YESTERDAY', ['late', 'early']],
  ])
})

test('days of the last week have their name, earlier ones their date, and those of other years the year too', () => {
  expect(names(new Date(2026, 10, 15), new Date(2026, 10, 14), new Date(2025, 10, 14))).toEqual([
    'Sunday',
    'Saturday, November 14',
    'Friday, November 14, 2025',
  ])
})

test('a clock that ran ahead counts as today', () => {
  expect(names(new Date(2026, 10, 23), new Date(2026, 10, 21))).toEqual(['TODAY'])
})
