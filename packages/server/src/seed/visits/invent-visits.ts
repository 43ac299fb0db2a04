import { DAY_MS, HOUR_MS } from '@taplet/base/time'
import type { DemoSubject, DemoVisit } from './demo-visit.ts'
import { inventDay } from './invent-day.ts'

const DAYS = 60
/** The last hour is left to real visitors. */
const QUIET_MS = HOUR_MS
/** A viral day, so many days ago. */
const GREAT_DAY = 17

/** Returns when the first of them may have come. */
export const firstDayOfVisits = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY_MS) - DAYS) * DAY_MS)

/** Invents about two months of visits up to an hour ago; the same for the same moment. */
export function inventVisits(subjects: readonly DemoSubject[], now: Date): DemoVisit[] {
  const today = Math.floor(now.getTime() / DAY_MS)
  const days = Array.from({ length: DAYS + 1 }, (_, ago) => today - DAYS + ago)
  return days
    .flatMap((day) => {
      const ago = today - day
      const growth = (1.2 - (0.45 * ago) / DAYS) * (ago === GREAT_DAY ? 2.1 : 1)
      return subjects.flatMap((subject) => inventDay(subject, day, growth))
    })
    .filter(({ at }) => at.getTime() < now.getTime() - QUIET_MS)
}
