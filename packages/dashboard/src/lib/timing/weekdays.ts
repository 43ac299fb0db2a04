import { language } from '../text.ts'

const names = Array.from({ length: 7 }, (_, day) =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day + 1)),
)

/** "Mon" for 1 … "Sun" for 7. */
export const weekdayName = (day: number): string => names[day - 1] ?? ''

/** The days as choices, Monday first. */
export const weekdayOptions = names.map((label, index) => ({ value: index + 1, label }))

const isRow = (days: readonly number[]) => days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1)

/** "Mon–Fri", or "Mon, Wed". */
export function weekdaysLabel(weekdays: readonly number[]): string {
  const days = [...weekdays].sort((one, other) => one - other)
  const [first, last] = [days[0] ?? 1, days.at(-1) ?? 7]
  if (days.length > 2 && isRow(days)) return `${weekdayName(first)}–${weekdayName(last)}`
  return days.map(weekdayName).join(', ')
}
