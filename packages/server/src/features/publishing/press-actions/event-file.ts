import { DAY_MS, HOUR_MS } from '@taplet/base/time'
import { instantAt } from '@taplet/base/zone-clock'
import { PRODUCT } from '@taplet/contract'
import type { PressActionOf } from '@taplet/slides/schema'
import { contentLines, textValue } from './content-lines.ts'

interface About {
  /** Names this event for ever: a calendar that has it already takes the new one for a change of it. */
  uid: string
  /** Of the page that it comes from. */
  url: string
  now: Date
}

const wall = (time: string): number => Date.parse(`${time}Z`)
const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')
const day = (at: number): string => stamp(at).slice(0, 8)

/** In UTC, which every calendar knows without a table of zones. */
const moment = (name: string, at: number, timeZone: string): string => `${name}:${stamp(instantAt(at, timeZone))}`

function times({ start, end, isAllDay, timeZone }: PressActionOf<'CALENDAR'>): string[] {
  const [from, until] = [wall(start), end === '' ? undefined : wall(end)]
  // A calendar names the day after the last one.
  if (isAllDay) return [`DTSTART;VALUE=DATE:${day(from)}`, `DTEND;VALUE=DATE:${day((until ?? from) + DAY_MS)}`]
  return [moment('DTSTART', from, timeZone), moment('DTEND', until ?? from + HOUR_MS, timeZone)]
}

/** Returns an event as iCalendar (RFC 5545). */
export const eventFile = (event: PressActionOf<'CALENDAR'>, { uid, url, now }: About): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT.name}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now.getTime())}`,
    ...times(event),
    `SUMMARY:${textValue(event.title)}`,
    event.place !== '' && `LOCATION:${textValue(event.place)}`,
    event.notes !== '' && `DESCRIPTION:${textValue(event.notes)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
