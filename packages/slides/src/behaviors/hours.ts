import { DAY_MS, SECOND_MS } from '@taplet/base/time'
import { zoneClock } from '@taplet/base/zone-clock'
import type { Behavior } from '../define/define-widget.ts'
import { sayOnPage } from '../parts/say-on-page.ts'
import { type Hours, type OpenState, openState } from '../widgets/opening-hours/open-state.ts'
import type { OpeningHours } from '../widgets/opening-hours/schema.ts'
import { en } from '../widgets/opening-hours/script/messages/en.ts'
import { type HoursFormat, hoursFormat } from '../widgets/opening-hours/write-hours.ts'

/** Short enough that nobody stands before a closed door for long; a timer for the change itself would sleep with the phone. */
const EVERY_MS = 20 * SECOND_MS
const WEEK = 7
const MONDAY_BASED = 3 // 1970-01-01 was a Thursday

let timer: ReturnType<typeof setInterval> | undefined

/** Returns when it changes: the time if that is soon, with the day within a week, else with the date. */
function whenOf({ today, changesAt = 0, now, isOpen }: OpenState, format: HoursFormat): string {
  const time = format.time(changesAt)
  const day = Math.floor(changesAt / DAY_MS) * DAY_MS
  if (day === today || (isOpen && changesAt - now < DAY_MS)) return time
  return `${day - today < WEEK * DAY_MS ? format.weekday(day) : format.date(day)} ${time}`
}

/** Writes whether the shop is open, and marks the row of its today. */
function write(box: HTMLElement, at: number): void {
  const { hours = '', zone = '', language = 'en', clock: cycle } = box.dataset
  const clock = zoneClock(zone)
  if (clock.zone !== zone) return // a browser that does not know the zone claims nothing
  // Written by view.tsx, from data that its schema has checked.
  const state = openState(JSON.parse(hours) as Hours, at, clock)
  const format = hoursFormat(language, cycle as OpeningHours['clock'])
  const say = sayOnPage(en, box)
  const time = state.changesAt === undefined ? '' : whenOf(state, format)
  const [plain, timed] = state.isOpen ? (['open', 'openUntil'] as const) : (['closed', 'closedUntil'] as const)
  const line = box.querySelector<HTMLElement>('.tp-hours-now')
  const words = time ? say(timed, { time }) : say(plain)
  // Writing the same again would make screen readers read it again.
  if (line && line.textContent !== words) line.textContent = words
  line?.toggleAttribute('data-open', state.isOpen)
  if (line) line.hidden = false
  markToday(box, new Date(state.today).toISOString().slice(0, 10), state.today)
}

/** A special day goes before the weekday that it falls on; past ones are hidden. */
function markToday(box: HTMLElement, date: string, today: number): void {
  const special = box.querySelector(`[data-date="${date}"]`)
  const weekday = String((Math.round(today / DAY_MS) + MONDAY_BASED) % WEEK)
  for (const row of box.querySelectorAll<HTMLElement>('tr')) {
    const { date: own, day } = row.dataset
    row.hidden = own !== undefined && own < date
    if (special ? row === special : day === weekday) row.setAttribute('aria-current', 'date')
    else row.removeAttribute('aria-current')
  }
}

/** Says whether the shops of a slide are open, for as long as the slide is in view. */
export const behavior: Behavior = {
  enter(slide) {
    const boxes = [...slide.querySelectorAll<HTMLElement>('.tp-hours[data-zone]')]
    const writeAll = () => {
      for (const box of boxes) write(box, Date.now())
    }
    clearInterval(timer)
    writeAll()
    if (boxes.length > 0) timer = setInterval(writeAll, EVERY_MS)
  },
  leave() {
    clearInterval(timer)
  },
}
