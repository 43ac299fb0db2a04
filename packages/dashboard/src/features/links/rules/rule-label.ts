import type { LinkRule } from '@taplet/contract'
import type { Text } from '../../../text/text-key.ts'
import { toZonedTime } from '../editor/state/zoned-time.ts'
import { countryName } from './countries.ts'
import { language } from '../../../lib/text.ts'

const NAMED = 3

const weekdayNames = Array.from({ length: 7 }, (_, day) =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day + 1)),
)

/** "Mon" for 1 … "Sun" for 7. */
export const weekdayName = (day: number): string => weekdayNames[day - 1] ?? ''

const isRow = (days: readonly number[]) => days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1)

function daysWords(weekdays: readonly number[]): string {
  const days = [...weekdays].sort((one, other) => one - other)
  const [first, last] = [days[0] ?? 1, days.at(-1) ?? 7]
  if (days.length > 2 && isRow(days)) return `${weekdayName(first)}–${weekdayName(last)}`
  return days.map(weekdayName).join(', ')
}

function countryWords(codes: readonly string[], t: Text): string {
  const shown = codes.slice(0, NAMED).map(countryName).join(', ')
  return codes.length > NAMED ? t('linkRules:words.more', { names: shown, count: codes.length - NAMED }) : shown
}

/** Formats `2026-07-01T09:30` for people. */
const moment = (local: string): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
    hourCycle: 'h23',
  }).format(new Date(`${local}:00Z`))

/** Whom a rule applies to, as one line: "iPhone and iPad · Austria · Mon–Fri 09:00–17:00". */
export function ruleLabel(rule: LinkRule, t: Text): string {
  const { devices, countries, from, until, weekdays, startTime, endTime, timezone, share } = rule
  const words = [
    devices.map((device) => t(`linkRules:devices.${device}`)).join(', '),
    countryWords(countries, t),
    from === null ? '' : t('linkRules:words.from', { when: moment(toZonedTime(from, timezone)) }),
    until === null ? '' : t('linkRules:words.until', { when: moment(toZonedTime(until, timezone)) }),
    weekdays.length > 0 ? daysWords(weekdays) : '',
    startTime !== null || endTime !== null ? `${startTime ?? '00:00'}–${endTime ?? '24:00'}` : '',
    share < 100 ? t('linkRules:words.share', { share }) : '',
  ].filter(Boolean)
  return words.length > 0 ? words.join(' · ') : t('linkRules:words.everybody')
}
