import { objection } from '@taplet/messages'
import { z } from 'zod'
import { lines, shortText, wallTime, zoneName } from '../../define/fields.ts'
import { definePressAction } from '../define-action.ts'
import { messages } from '../messages/messages.ts'
import { pressPath } from '../press-path.ts'

export const MAX_TITLE = 120
export const MAX_NOTES = 1000
const MAX_LINES = 30

/** Hands out an event for the visitor's calendar. */
export const calendar = definePressAction({
  data: z
    .object({
      type: z.literal('CALENDAR'),
      title: shortText(MAX_TITLE).default(''),
      /** By the clock of its zone; of an event of whole days only the days count. */
      start: wallTime,
      /** Empty for an hour after the start, or for one day. */
      end: wallTime,
      isAllDay: z.boolean().default(false),
      timeZone: zoneName,
      place: shortText(200).default(''),
      notes: lines(MAX_NOTES, MAX_LINES).default(''),
    })
    .refine(({ start, end, isAllDay }) => isInOrder(start, end, isAllDay), {
      message: objection(messages.later('endsBefore')),
      path: ['end'],
    }),
  name: messages.later('names.CALENDAR'),
  words: messages.later('words.CALENDAR'),
  icon: 'M5 6.500h14a1.500 1.500 0 0 1 1.500 1.500v11a1.500 1.500 0 0 1-1.500 1.500H5A1.500 1.500 0 0 1 3.500 19V8A1.500 1.500 0 0 1 5 6.500zM3.500 11h17M8 3.500v5M16 3.500v5M12 13.500v4M10 15.500h4',
  isComplete: ({ title, start }) => title.trim() !== '' && start !== '',
  timeZone: ({ timeZone }) => timeZone,
  href: (_, place) => pressPath(place),
})

/** Texts of this form sort as times do. */
function isInOrder(start: string, end: string, isAllDay: boolean): boolean {
  if (start === '' || end === '') return true
  return isAllDay ? start.slice(0, 10) <= end.slice(0, 10) : start < end
}
