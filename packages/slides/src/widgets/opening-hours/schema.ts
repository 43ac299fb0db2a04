import { z } from 'zod'
import { cardStyle, onCard } from '../../define/card-style.ts'
import { defineWidget } from '../../define/define-widget.ts'
import { calendarDay, shortText, timeOfDay, zoneName } from '../../define/fields.ts'
import { en } from './messages/en.ts'
import { structuredHours } from './structured-hours.ts'

/** In one day: before and after lunch, and one more. */
export const MOST_SPANS = 4
export const MOST_SPECIAL_DAYS = 40
const DAYS_OF_WEEK = 7

const span = z.object({
  from: timeOfDay,
  /** Not later than `from`: on the next day. Equal to it: a whole day. */
  until: timeOfDay,
})
const spans = z.array(span).max(MOST_SPANS)

/** OPENING_HOURS: a week, days that differ from it, and whether it is open at this moment. */
const data = z.object({
  title: shortText(60).default(en.titleExample),
  /** Monday first; a day without hours is closed. All seven are empty while none were entered. */
  week: z
    .array(spans)
    .length(DAYS_OF_WEEK)
    .default(() => Array.from({ length: DAYS_OF_WEEK }, () => [])),
  /** Holidays and other days with hours of their own, or none. */
  specialDays: z
    .array(z.object({ date: calendarDay, name: shortText(40).default(''), hours: spans.default([]) }))
    .max(MOST_SPECIAL_DAYS)
    .default([]),
  timeZone: zoneName,
  /** How times are written; AUTO as in the language of the app. */
  clock: z.enum(['AUTO', 'H24', 'H12']).default('AUTO'),
  metadata: cardStyle,
})
export type OpeningHours = z.output<typeof data>
export type Span = z.output<typeof span>

const hasNone = ({ week, specialDays }: OpeningHours): boolean =>
  week.every((day) => day.length === 0) && specialDays.every(({ hours }) => hours.length === 0)

export const openingHoursSchema = defineWidget({
  ...onCard(data),
  data,
  defaults: data.parse({}),
  isEmpty: hasNone,
  lacks: (hours) => (hasNone(hours) ? 'HOURS' : undefined),
  summary: ({ title }) => title,
  texts: ({ title, specialDays }) => [title, ...specialDays.map(({ name }) => name)],
  timeZone: (hours) => (hasNone(hours) ? undefined : hours.timeZone),
  structured: structuredHours,
})
