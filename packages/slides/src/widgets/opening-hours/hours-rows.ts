import type { Language } from '@taplet/messages'
import { messages } from './messages/messages.ts'
import type { OpeningHours } from './schema.ts'
import { dayName, hoursFormat, hoursLines } from './write-hours.ts'

/** A row of the table: a day of the week, or a special day with its name. */
export interface HoursRow {
  /** 0 for Monday, or the date of a special day. */
  key: string
  isSpecial: boolean
  label: string
  name: string
  lines: string[]
}

/** Returns the table of a shop: its week, then its special days in their order. */
export function hoursRows(data: OpeningHours, language: Language, appLanguage: string): HoursRow[] {
  const say = messages(language)
  const words = { allDay: say('allDay'), closed: say('closed') }
  const format = hoursFormat(appLanguage, data.clock)
  const week = data.week.map((hours, day) => ({
    key: String(day),
    isSpecial: false,
    label: dayName(day, format),
    name: '',
    lines: hoursLines(hours, format, words),
  }))
  const special = data.specialDays
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ date, name, hours }) => ({
      key: date,
      isSpecial: true,
      label: format.date(Date.parse(date)),
      name,
      lines: hoursLines(hours, format, words),
    }))
  return [...week, ...special]
}
